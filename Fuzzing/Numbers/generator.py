"""Writes calls of all public symbols of symbol graphs, and functions that make the values for them."""
import collections
import json
import re
import sys

from swift_types import Parser, Skip, parameters_of_case, spelled, text

# A type for each protocol that a generic parameter may be constrained to.
STANDINS = {
    "View": "AnyView", "StringProtocol": "String", "ShapeStyle": "Color", "Hashable": "Int", "Equatable": "Int",
    "Comparable": "Int", "Sendable": "Int", "BinaryFloatingPoint": "Double", "Strideable": "Double",
    "VectorArithmetic": "Double", "Animatable": "Double", "Shape": "RoundedRectangle", "InsettableShape": "RoundedRectangle",
    "Layout": "HStackLayout", "RandomAccessCollection": "[Int]", "BinaryTree": "NumbersTree", "CellSettings": "CellGrid",
    "Gesture": "TapGesture", "BinaryInteger": "Int", "FixedWidthInteger": "Int", "RandomNumberGenerator": "Values",
    "AdditiveArithmetic": "Double", "Identifiable": "NumbersItem", "Numeric": "Double", "SignedNumeric": "Double",
}
# Types that the support file makes, by functions that are named `make`.
WRITTEN = {
    "Double": "number", "CGFloat": "length", "Float": "float", "Int": "integer", "Bool": "flag", "String": "text",
    "UInt8": "small", "UInt16": "small", "UInt32": "small", "UInt64": "small", "UInt": "small", "Int8": "small",
    "Int32": "small", "Int64": "small", "Int16": "small", "TimeInterval": "number", "Character": "character",
    "Substring": "substring", "Unicode.Scalar": "scalar", "Date": "date", "URL": "url", "Range<Int>": "range",
    "ClosedRange<Int>": "closedRange", "ClosedRange<Double>": "closedNumbers", "ClosedRange<CGFloat>": "closedLengths",
    "Range<Double>": "numbers", "Range<CGFloat>": "lengths", "Data": "data", "IndexSet": "indexSet", "Locale": "locale",
    "AnyView": "view", "LayoutTree": "layoutTree", "NodeID": "node", "Solver": "solver", "Solver.Variable": "variable",
    "any TextMeasurer": "measurer", "StaticString": "staticText", "Calendar": "calendar", "TimeZone": "timeZone",
    "NumbersTree": "binaryTree", "NumbersItem": "item", "Hasher": "hasher", "any Error": "error", "Void": "nothing",
    "()": "nothing", "Any": "anything", "Duration": "span", "Values": "same", "LayoutView": "layoutView",
    "StoryboardDocument": "storyboard", "CGSize": "size", "CGRect": "rectangle", "CGPoint": "point",
}
# How a value is taken from a result of its type, from an optional one, and from an array of them.
FORMS = [
    ("", "return {}"),
    ("?", "guard let value = {} else {{ throw Skip() }}; return value"),
    ("]", "let values = {}; guard !values.isEmpty else {{ throw Skip() }}; return s.of(values)"),
]
TYPES = {f"swift.{kind}" for kind in ("struct", "class", "enum", "protocol", "typealias", "associatedtype", "actor")}
SIGNED = {"Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "UInt"}
# What the compiler makes.
LEFT_OUT = re.compile(r"hash\(into:\)|encode\(to:\)|init\(from:\)|hashValue")

CALLED = {"init", "method", "type.method", "func", "func.op", "subscript", "property", "type.property"}
# The name of what is called, an identity of the call, its statements, and the documentation of what it calls.
Call = collections.namedtuple("Call", "name key body comment")


class Program:
    def __init__(self, files, modules):
        """Reads symbol graphs, given as pairs of a module and a file, for calls of what some modules have."""
        self.names = {}  # the full name of each type by its precise identifier
        self.types = {}  # the symbol of each type by its full name
        self.members = collections.defaultdict(list)
        self.conforming = collections.defaultdict(list)
        self.symbols = []
        # The number of the function that makes each type, and its alternatives; the types by these numbers.
        self.makers, self.made = {}, {}
        self.sources = collections.defaultdict(list)
        protocols = {}
        relationships, symbols = [], []
        for module, file in files:
            graph = json.loads(file.read_text())
            relationships += graph["relationships"]
            symbols += [(module, symbol) for symbol in graph["symbols"]]
        homes = collections.defaultdict(set)
        for module, symbol in symbols:
            if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"] in TYPES:
                homes[symbol["pathComponents"][0]].add(module)
        for name, modules_of_name in homes.items():
            if len(modules_of_name) > 1:
                sys.exit(f"error: {' and '.join(sorted(modules_of_name))} have a type named {name}, so that programs that "
                         "import both have to write the name of the module")
        for module, symbol in symbols:
            precise = symbol["identifier"]["precise"]
            kind = symbol["kind"]["identifier"].replace("swift.", "")
            name = ".".join(symbol["pathComponents"])
            symbol.update(kind=kind, module=module, name=name)
            if "::SYNTHESIZED" in precise or any(a.get("isUnconditionallyUnavailable") or a.get("domain") == "*"
                                                 for a in symbol.get("availability", [])):
                continue
            if "swift." + kind in TYPES:
                if kind != "associatedtype":
                    self.names[precise] = name
                self.types[name] = symbol
                if kind == "protocol":
                    protocols[precise] = name
            if module in modules:
                self.symbols.append(symbol)
            self.members[".".join(symbol["pathComponents"][:-1])].append(symbol)
        for relationship in relationships:
            if relationship["kind"] == "conformsTo" and relationship["source"] in self.names:
                protocol = protocols.get(relationship["target"])
                if protocol:
                    self.conforming[protocol].append(self.names[relationship["source"]])

    # MARK: Types

    def generics(self, symbol):
        """Returns a type for each generic parameter of a symbol."""
        found = {}
        generics = symbol.get("swiftGenerics", {})
        for parameter in generics.get("parameters", []):
            found[parameter["name"]] = None
        conditions = generics.get("constraints", []) + symbol.get("swiftExtension", {}).get("constraints", [])
        for parameter in found:
            same = [c["rhs"] for c in conditions if c["lhs"] == parameter and c["kind"] == "sameType"]
            needed = [c["rhs"] for c in conditions if c["lhs"] == parameter and c["kind"] == "conformance"]
            if same:
                found[parameter] = self.read(same[0], {})
                continue
            needed = [n for n in needed if n not in ("Sendable", "Copyable", "Escapable")]
            found[parameter] = self.standin(needed)
        for condition in conditions:
            head = condition["lhs"].split(".")[0]
            if condition["kind"] == "sameType" and "." in condition["lhs"] and head in found and head != "Self":
                if condition["lhs"].endswith(".Element") and re.match(r"^[\w.]+$", condition["rhs"]):
                    element = condition["rhs"]
                    found[head] = ("array", found.get(element) or self.read(element, {}))
                else:
                    raise Skip(f"the condition {condition['lhs']} == {condition['rhs']}")
        return found

    def standin(self, needed):
        for protocol in ["View", "Shape", "InsettableShape", "Layout"]:
            if protocol in needed and protocol in STANDINS:
                return self.read(STANDINS[protocol], {})
        for protocol in needed:
            if protocol.split("<")[0] in ("Sequence", "Collection") and "<" in protocol:
                return ("array", self.read(protocol.split("<", 1)[1][:-1], {}))
            if protocol in STANDINS and len(needed) == 1 or protocol in STANDINS and protocol not in ("Hashable", "Sendable"):
                return self.read(STANDINS[protocol], {})
            if self.conforming.get(protocol):
                for name in self.conforming[protocol]:
                    if self.types[name]["kind"] in ("struct", "enum", "class") and not self.parameters(name):
                        return ("name", name, [])
        if all(n in STANDINS for n in needed):
            return ("name", "Int", [])
        raise Skip(f"a type that conforms to {' and '.join(needed)}")

    def parameters(self, name):
        symbol = self.types.get(name)
        return [p["name"] for p in symbol.get("swiftGenerics", {}).get("parameters", [])] if symbol else []

    def read(self, text, substitution):
        parser = Parser(text)
        type = parser.type()
        if parser.at < len(parser.tokens):
            raise Skip(f"a type with {parser.peek()}")
        return self.resolve(type, substitution)

    def resolve(self, type, substitution):
        kind = type[0]
        if kind == "name":
            head, _, rest = type[1].partition(".")
            if type[1] in substitution:
                return substitution[type[1]]
            if head in substitution:
                if rest == "Element" and substitution[head][0] == "array":
                    return substitution[head][1]
                if rest == "Stride":
                    return substitution[head]
                if substitution[head][0] == "name":
                    return self.resolve(("name", f"{substitution[head][1]}.{rest}", []), substitution)
                raise Skip(f"the type {type[1]}")
            alias = self.types.get(type[1])
            if alias and alias["kind"] == "typealias":
                declared = spelled(alias["declarationFragments"], self.names).split(" = ", 1)
                if len(declared) == 2 and declared[1] != type[1] and not type[2] and not self.parameters(type[1]):
                    return self.read(declared[1].split(" where ")[0], substitution)
            arguments = [self.resolve(a, substitution) for a in type[2]]
            missing = self.parameters(type[1])
            if not arguments and missing:
                own = self.generics(self.types[type[1]])
                arguments = [own[p] for p in missing]
            return ("name", type[1], arguments)
        if kind == "some":
            protocol = text(type[1])
            return self.standin([protocol])
        if kind == "any":
            return type
        if kind in ("tuple", "function"):
            parts = [self.resolve(t, substitution) for t in type[1]]
            return (kind, parts) + ((self.resolve(type[2], substitution),) if kind == "function" else ())
        return (kind, *[self.resolve(t, substitution) for t in type[1:]])

    # MARK: Values

    def value(self, type):
        """Returns an expression that makes a value, and adds what it needs."""
        name = text(type)
        if name in WRITTEN:
            return f"try {WRITTEN[name]}(s)" + (f" as {name}" if name in SIGNED else "")
        if name not in self.makers:
            self.makers[name] = None
            number = len(self.makers)
            try:
                alternatives = self.alternatives(type)
            except Skip:
                alternatives = []
            self.makers[name] = (number, alternatives)
        maker = self.makers[name]
        return f"try make{maker[0] if maker else list(self.makers).index(name) + 1}(s)"

    def alternatives(self, type):
        """Returns expressions that make a value of a type, and what types they need."""
        kind = type[0]
        if kind == "optional":
            return [("return nil", []), (f"return {self.value(type[1])}", [type[1]])]
        if kind == "array":
            return [("return []", []), (f"return try s.many {{ {self.value(type[1])} }}", [type[1]])]
        if kind == "variadic":
            raise Skip("")
        if kind == "dictionary":
            return [("return [:]", []),
                    (f"return try s.many {{ ({self.value(type[1])}, {self.value(type[2])}) }}"
                     ".reduce(into: [:]) { $0[$1.0] = $1.1 }", [type[1], type[2]])]
        if kind == "tuple":
            return [(f"return ({', '.join(self.value(t) for t in type[1])})", type[1])]
        if kind == "function":
            arguments = "_, " * len(type[1])
            head = f"{arguments[:-2]} in " if type[1] else ""
            if text(type[2]) in ("Void", "()"):
                return [(f"return {{ {head}}}", [])]
            return [(f"let result: {text(type[2])} = {self.value(type[2])}; return {{ {head}result }}", [type[2]])]
        if kind == "any":
            found = []
            for name in self.conforming.get(text(type[1]), [])[:8]:
                if self.types[name]["kind"] in ("struct", "enum", "class") and not self.parameters(name):
                    inner = ("name", name, [])
                    found.append((f"return {self.value(inner)}", [inner]))
            return found
        if kind != "name":
            raise Skip("")
        name = type[1]
        if name in ("Array", "Optional", "Set", "Range", "ClosedRange", "ContiguousArray", "ArraySlice") and type[2]:
            if name == "Set":
                return [("return []", []), (f"return Set(try s.many {{ {self.value(type[2][0])} }})", [type[2][0]])]
            if name in ("Range", "ClosedRange"):
                dots = "..<" if name == "Range" else "..."
                return [(f"let a = {self.value(type[2][0])}, b = {self.value(type[2][0])}; "
                         f"guard a <= b else {{ throw Skip() }}; return a {dots} b", [type[2][0]])]
            if name == "Optional":
                return self.alternatives(("optional", type[2][0]))
            if name == "Array":
                return self.alternatives(("array", type[2][0]))
        if name == "Binding" and type[2]:
            return [(f"return .constant({self.value(type[2][0])})", [type[2][0]])]
        if name == "KeyPath" and type[2] and text(type[2][0]) == text(type[2][1]):
            return [("return \\.self", [])]
        symbol = self.types.get(name)
        if symbol is None:
            raise Skip("")
        substitution = dict(zip(self.parameters(name), type[2]))
        substitution["Self"] = type
        found = []
        for member in self.members[name]:
            try:
                if member["kind"] == "enum.case":
                    case = spelled(member["declarationFragments"], self.names)
                    payload = case[case.index("("):] if "(" in case else ""
                    title = member["pathComponents"][-1].split("(")[0]
                    if not payload:
                        found.append((f"return .{title}", []))
                        continue
                    parts = parameters_of_case(member, self.names)
                    types = [self.read(t, substitution) for _, t in parts]
                    found.append((f"return .{title}({self.arguments([l for l, _ in parts], types)})", types))
                elif member["kind"] == "type.property":
                    declared = spelled(member["declarationFragments"], self.names)
                    result = declared.split(": ", 1)[1].split(" {")[0]
                    if text(self.read(result, substitution)) == text(type):
                        found.append((f"return {text(type)}.{member['pathComponents'][-1]}", []))
                elif member["kind"] == "type.method" and member["pathComponents"][-1][0].isalpha():
                    result = spelled(member["functionSignature"].get("returns", []), self.names)
                    own = dict(self.generics(member), **substitution)
                    if text(self.read(result, own)) == text(type):
                        labels, types, declared = self.signature(member, own)
                        mark = "try " if re.search(r"\bthrows\b", declared) else ""
                        title = member["pathComponents"][-1].split("(")[0]
                        found.append((f"return {mark}{text(type)}.{title}({self.arguments(labels, types)})", types))
                elif member["kind"] == "init":
                    self.conditions(member, substitution)
                    own = dict(self.generics(member), **substitution)
                    labels, types, declared = self.signature(member, own)
                    failable = re.match(r".*?init[?]", declared)
                    mark = "try " if "throws" in declared else ""
                    call = f"{mark}{text(type)}({self.arguments(labels, types)})"
                    line = (f"guard let value = {call} else {{ throw Skip() }}; return value" if failable else f"return {call}")
                    found.append((line, types))
            except Skip:
                continue
        return found or self.taken(type)

    def taken(self, type):
        """Returns expressions that take a value of a type from a property or a method of another one."""
        if not self.sources:
            for member in (member for members in list(self.members.values()) for member in members):
                owner = ".".join(member["pathComponents"][:-1])
                if member["kind"] not in ("property", "method") or owner not in self.types or self.parameters(owner) or (
                        self.types[owner]["kind"] == "protocol" or member.get("swiftGenerics")):
                    continue
                if member["kind"] == "property":
                    result = spelled(member["declarationFragments"], self.names).split(": ", 1)[1].split(" {")[0]
                else:
                    result = spelled(member["functionSignature"].get("returns", []), self.names)
                for ending, form in FORMS:
                    if result.endswith(ending or result) and (ending != "]" or result.startswith("[")):
                        self.sources[result.strip("[]?") if ending else result].append((owner, member, form))
                        if ending == "":
                            continue
        found = []
        for owner, member, form in self.sources[text(type)][:12]:
            try:
                receiver = ("name", owner, [])
                call = f"({self.value(receiver)}).{member['pathComponents'][-1].split('(')[0]}"
                types = [receiver]
                if member["kind"] == "method":
                    labels, parameters, declared = self.signature(member, {"Self": receiver})
                    call = ("try " if "throws" in declared else "") + call + f"({self.arguments(labels, parameters)})"
                    types += parameters
                found.append((form.format(call), types))
            except Skip:
                continue
        return found

    def conditions(self, member, substitution):
        """A member of an extension with conditions is there for some arguments alone."""
        for condition in member.get("swiftExtension", {}).get("constraints", []):
            argument = substitution.get(condition["lhs"])
            if condition["kind"] == "sameType" and argument and text(argument) != condition["rhs"]:
                raise Skip("a condition")

    def signature(self, symbol, substitution):
        declared = spelled(symbol["declarationFragments"], self.names)
        if re.search(r"\) async\b", declared):
            raise Skip("it is asynchronous")
        _, _, list = symbol["pathComponents"][-1].partition("(")
        labels = re.findall(r"([\w`]+):", list)
        types = []
        for parameter in symbol.get("functionSignature", {}).get("parameters", []):
            words = spelled(parameter["declarationFragments"], self.names)
            types.append(self.read(words.split(": ", 1)[1].split(" = ")[0], substitution))
        if len(labels) != len(types):
            raise Skip("its parameters")
        return labels, types, declared

    def arguments(self, labels, types):
        parts = []
        for label, type in zip(labels, types):
            prefix = "" if label == "_" else f"{label}: "
            if type[0] == "variadic":
                parts.append(prefix + self.value(type[1]))
            elif type[0] == "inout":
                raise Skip("an inout parameter")
            elif type[0] == "meta":
                parts.append(f"{prefix}{text(type[1])}.self")
            else:
                parts.append(prefix + self.value(type))
        return ", ".join(parts)

    # MARK: Calls

    def calls(self, symbol):
        """Returns the statements of the calls of a symbol."""
        kind, path = symbol["kind"], symbol["pathComponents"]
        if LEFT_OUT.search(path[-1]):
            raise Skip("it is made by the compiler")
        owner = ".".join(path[:-1])
        substitution = self.generics(symbol)
        receiver = None
        if owner:
            if "Self" in substitution or owner not in self.types or self.types[owner]["kind"] == "protocol":
                same = [c["rhs"] for c in symbol.get("swiftExtension", {}).get("constraints", [])
                        if c["lhs"] == "Self" and c["kind"] == "sameType"]
                receiver = self.read(same[0], {}) if same else self.standin([owner])
                if not same and kind.startswith("type."):
                    raise Skip("a static member of a protocol")
            else:
                own = self.generics(self.types[owner])
                arguments = [substitution.get(p) or own[p] for p in self.parameters(owner)]
                receiver = ("name", owner, arguments)
            substitution["Self"] = receiver
        declared = spelled(symbol["declarationFragments"], self.names)
        title = path[-1].split("(")[0]
        if kind in ("property", "type.property"):
            result = self.read(declared.split(": ", 1)[1].split(" {")[0], substitution)
            isSettable = (re.search(r"\bvar\b", declared) and ("{" not in declared or "set" in declared)
                          and kind == "property" and "nonmutating" not in declared)
            if kind == "type.property":
                return [f"s.calls(); keep({text(receiver)}.{title}, s)"]
            lines = [f"var it: {text(receiver)} = {self.value(receiver)}; s.calls(); keep(it.{title}, s)"]
            if isSettable:
                lines.append(f"var it: {text(receiver)} = {self.value(receiver)}; "
                             f"let a0: {text(result)} = {self.value(result)}; "
                             f"s.calls(); it.{title} = a0; keep(it, s)")
            return lines
        labels, types, declared = self.signature(symbol, substitution)
        lines, passed = [], []
        for number, (label, type) in enumerate(zip(labels, types)):
            inner = type[1] if type[0] in ("inout", "variadic") else type
            if type[0] == "meta":
                passed.append(("" if label == "_" else f"{label}: ") + text(inner) + ".self")
                continue
            lines.append(f"{'var' if type[0] == 'inout' else 'let'} a{number}: {text(inner)} = {self.value(inner)}")
            passed.append(("" if label == "_" else f"{label}: ") + ("&" if type[0] == "inout" else "") + f"a{number}")
        mark = "try " if re.search(r"\b(re)?throws\b", declared) else ""
        arguments = ", ".join(passed)
        if kind == "init":
            end = f"keep({mark}{text(receiver)}({arguments}) as Any, s)"
        elif kind == "func.op":
            if len(passed) == 2:
                end = f"keep({mark}{passed[0]} {title} {passed[1]}, s)"
            elif len(passed) == 1:
                end = f"keep({title}{passed[0]}, s)"
            else:
                raise Skip("its parameters")
            if passed[0].startswith("&"):
                end = f"{passed[0][1:]} {title} {passed[1]}; keep({passed[0][1:]}, s)"
        elif kind == "type.method":
            end = f"keep({mark}{text(receiver)}.{title}({arguments}), s)"
        elif kind == "func":
            end = f"keep({mark}{title}({arguments}), s)"
        elif kind in ("method", "subscript"):
            lines.insert(0, f"var it: {text(receiver)} = {self.value(receiver)}")
            if kind == "subscript":
                end = f"keep(it[{arguments}], s)"
            else:
                end = f"keep({mark}it.{title}({arguments}), s); keep(it, s)"
        else:
            raise Skip("it is not a function")
        return ["; ".join(lines + ["s.calls()", end])]

    def all_calls(self):
        """Returns the calls of all symbols, and the names of what is not called with the reasons."""
        calls, skipped = [], []
        self.makers = {}
        for symbol in self.symbols:
            if symbol["kind"] not in CALLED:
                continue
            name = f"{symbol['module']} {symbol['name']}"
            comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
            try:
                for number, body in enumerate(self.calls(symbol)):
                    key = symbol["identifier"]["precise"] + str(number)
                    calls.append(Call(name + (" (set)" if number else ""), key, body, comment))
            except Skip as reason:
                skipped.append((name, str(reason)))
        self.made = {number: name for name, (number, _) in self.makers.items()}
        return calls, skipped

    def needed(self, line):
        """Returns the types whose values a line makes."""
        return [self.made[int(number)] for number in re.findall(r"\bmake(\d+)\(s\)", line)]

    def written_makers(self, drop):
        """Returns, without what does not compile: the types whose values can be made, the functions that make them, and what
        each line of these is about. The first alternative of a function needs no value of its own type, which ends each
        recursion."""
        alternatives = {
            name: [line for line, _ in maker[1] if f"{name}|{line}" not in drop and f"maker:{name}" not in drop]
            for name, maker in self.makers.items()}
        order, changed = {}, True
        while changed:
            changed = False
            for name, lines in alternatives.items():
                first = next((line for line in lines if all(n in order for n in self.needed(line))), None)
                if name not in order and first is not None:
                    order[name] = first
                    changed = True
        written, about = [], {}
        for name, first in order.items():
            rest = [line for line in alternatives[name]
                    if line != first and all(n in order for n in self.needed(line))]
            written.append(f"@MainActor func make{self.makers[name][0]}(_ s: Values) throws -> {name} {{")
            about[len(written)] = f"maker:{name}"
            written.append(f"    switch s.choice({1 + len(rest)}) {{")
            for number, line in enumerate([first, *rest]):
                written.append(f"    {f'case {number}' if number < len(rest) else 'default'}: {line}")
                about[len(written)] = f"{name}|{line}"
            written += ["    }", "}"]
        return order, written, about
