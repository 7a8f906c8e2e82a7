// Solves a problem with kiwi and prints the times and the values as JSON.
//
//   driver PROBLEM ROUNDS
//
// A problem is a text of one command a line, as `Benchmarks --problem` prints it:
//   variables N
//   edit VARIABLE STRENGTH
//   constraint STRENGTH OPERATOR CONSTANT COUNT (FACTOR VARIABLE)…    sum of the terms + CONSTANT, OPERATOR, 0
//   suggest VALUE
// Strengths are weak, medium, mmedium, smedium, strong, required; operators ==, <=, >=.
//
// Timed are, in CPU time: describing and adding all constraints, with the first update of the variables; and each suggestion with
// its update and a read of every value.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

struct Line {
    double strength;
    kiwi::RelationalOperator op;
    double constant;
    std::vector<std::pair<double, int>> terms;
};

struct Problem {
    int variables = 0;
    std::vector<std::pair<int, double>> edits;
    std::vector<Line> lines;
    std::vector<std::vector<double>> suggestions;
};

static double strength(const std::string& name) {
    if (name == "weak") return kiwi::strength::weak;
    if (name == "medium") return kiwi::strength::medium;
    if (name == "strong") return kiwi::strength::strong;
    if (name == "mmedium") return kiwi::strength::create(0, 1, 0, 1.25);
    if (name == "smedium") return kiwi::strength::create(0, 100, 0);
    if (name == "required") return kiwi::strength::required;
    std::cerr << "unknown strength " << name << "\n";
    exit(2);
}

static Problem read(const char* path) {
    Problem problem;
    std::ifstream file(path);
    std::string word;
    while (file >> word) {
        if (word == "variables") {
            file >> problem.variables;
        } else if (word == "edit") {
            int variable;
            std::string name;
            file >> variable >> name;
            problem.edits.push_back({variable, strength(name)});
        } else if (word == "constraint") {
            Line line;
            std::string name, op;
            size_t count;
            file >> name >> op >> line.constant >> count;
            line.strength = strength(name);
            line.op = op == "==" ? kiwi::OP_EQ : op == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
            line.terms.resize(count);
            for (auto& term : line.terms) file >> term.first >> term.second;
            problem.lines.push_back(line);
        } else if (word == "suggest") {
            std::vector<double> values(problem.edits.size());
            for (auto& value : values) file >> value;
            problem.suggestions.push_back(values);
        } else {
            std::cerr << "unknown word " << word << "\n";
            exit(2);
        }
    }
    return problem;
}

static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

int main(int count, char** arguments) {
    if (count != 3) return 64;
    Problem problem = read(arguments[1]);
    int rounds = atoi(arguments[2]);
    std::vector<double> builds, edits;
    std::vector<kiwi::Variable> variables;
    double sum = 0;
    for (int round = 0; round < rounds; round++) {
        variables.clear();
        kiwi::Solver solver;
        double start = now();
        variables.reserve(problem.variables);
        for (int i = 0; i < problem.variables; i++) variables.emplace_back("");
        for (auto& edit : problem.edits) solver.addEditVariable(variables[edit.first], edit.second);
        for (auto& line : problem.lines) {
            std::vector<kiwi::Term> terms;
            terms.reserve(line.terms.size());
            for (auto& term : line.terms) terms.emplace_back(variables[term.second], term.first);
            solver.addConstraint(
                kiwi::Constraint(kiwi::Expression(std::move(terms), line.constant), line.op, line.strength));
        }
        solver.updateVariables();
        for (auto& variable : variables) sum += variable.value();
        builds.push_back(now() - start);
        for (auto& values : problem.suggestions) {
            start = now();
            for (size_t i = 0; i < values.size(); i++) solver.suggestValue(variables[problem.edits[i].first], values[i]);
            solver.updateVariables();
            for (auto& variable : variables) sum += variable.value();
            edits.push_back(now() - start);
        }
    }
    // How far the required constraints are from holding, relative to the largest value.
    double error = 0, largest = 1;
    for (auto& variable : variables) largest = std::max(largest, std::fabs(variable.value()));
    for (auto& line : problem.lines) {
        if (line.strength != kiwi::strength::required) continue;
        double value = line.constant;
        for (auto& term : line.terms) value += term.first * variables[term.second].value();
        double off = line.op == kiwi::OP_EQ ? std::fabs(value) : line.op == kiwi::OP_LE ? value : -value;
        error = std::max(error, off / largest);
    }
    auto median = [](std::vector<double>& values) {
        std::sort(values.begin(), values.end());
        return values.empty() ? 0 : values[values.size() / 2];
    };
    std::printf(
        "{\"build\": %.3f, \"edit\": %.4f, \"error\": %.3g, \"sum\": %.17g}\n", median(builds), median(edits), error, sum);
}
