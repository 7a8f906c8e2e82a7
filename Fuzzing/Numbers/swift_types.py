"""Types of Swift, read from the declarations in symbol graphs."""
import re


MODIFIERS = ("inout", "consuming", "borrowing", "sending", "isolated", "__owned")


class Skip(Exception):
    """Why a symbol is not called."""


def spelled(fragments, names):
    """Returns the text of declaration fragments, with each type by its full name."""
    text = ""
    for fragment in fragments:
        word = fragment["spelling"]
        if fragment["kind"] == "typeIdentifier" and not text.endswith("."):
            word = names.get(fragment.get("preciseIdentifier"), word)
        text += word
    return text


class Parser:
    """Reads the text of a type as nested tuples: ("name", text, arguments), ("optional", T), ("array", T),
    ("dictionary", K, V), ("tuple", [T]), ("function", [T], T, attributes), ("some", T), ("any", T), ("meta", T)."""

    def __init__(self, text):
        self.tokens = re.findall(r"->|\.\.\.|@\w+(?:\([^)]*\))?|[\w.`]+(?<!\.)|[()\[\]<>,:?!&~=.]", text)
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, token=None):
        found = self.peek()
        if token and found != token:
            raise Skip(f"a type with {found or 'an end'}")
        self.at += 1
        return found

    def type(self):
        attributes = set()
        while self.peek().startswith("@") or self.peek() in MODIFIERS:
            attributes.add(self.take())
        if self.peek() in ("some", "any"):
            kind = self.take()
            result = (kind, self.postfix())
        else:
            result = self.postfix()
        if self.peek() in ("async", "throws", "->"):
            asynchronous = self.peek() == "async" and self.take()
            if self.peek() == "throws":
                self.take()
                if self.peek() == "(":
                    self.take(), self.type(), self.take(")")
            self.take("->")
            if asynchronous:
                raise Skip("an asynchronous closure")
            parameters = result[1] if result[0] == "tuple" else [result]
            result = ("function", parameters, self.type())
        if self.peek() == "...":
            self.take()
            result = ("variadic", result)
        if "inout" in attributes:
            result = ("inout", result)
        return result

    def postfix(self):
        token = self.take()
        if token == "(":
            parts = []
            while self.peek() != ")":
                if self.at + 1 < len(self.tokens) and self.tokens[self.at + 1] == ":":
                    self.take(), self.take()
                parts.append(self.type())
                if self.peek() == ",":
                    self.take()
            self.take(")")
            result = parts[0] if len(parts) == 1 and self.peek() not in ("->", "throws", "async") else ("tuple", parts)
        elif token == "[":
            element = self.type()
            if self.peek() == ":":
                self.take()
                result = ("dictionary", element, self.type())
            else:
                result = ("array", element)
            self.take("]")
        elif re.match(r"[\w`]", token):
            result = ("name", token, self.arguments())
        else:
            raise Skip(f"a type with {token or 'an end'}")
        while True:
            if self.peek() == "?":
                self.take()
                result = ("optional", result)
            elif self.peek() == ".":
                self.take()
                name = self.take()
                if name == "Type":
                    result = ("meta", result)
                else:
                    result = ("name", text(result) + "." + name, self.arguments())
            elif self.peek() == "&":
                raise Skip("a composition")
            elif result[0] == "name" and result[1].endswith(".Type"):
                result = ("meta", ("name", result[1][:-5], result[2]))
            else:
                return result

    def arguments(self):
        found = []
        if self.peek() == "<":
            self.take()
            while self.peek() != ">":
                found.append(self.type())
                if self.peek() == ",":
                    self.take()
            self.take(">")
        return found


def text(type):
    kind = type[0]
    if kind == "name":
        return type[1] + (f"<{', '.join(map(text, type[2]))}>" if type[2] else "")
    if kind == "optional":
        inner = text(type[1])
        return f"({inner})?" if type[1][0] in ("any", "function", "some") else inner + "?"
    if kind == "array":
        return f"[{text(type[1])}]"
    if kind == "dictionary":
        return f"[{text(type[1])}: {text(type[2])}]"
    if kind == "tuple":
        return f"({', '.join(map(text, type[1]))})"
    if kind == "function":
        return f"({', '.join(map(text, type[1]))}) -> {text(type[2])}"
    if kind == "inout":
        return "inout " + text(type[1])
    if kind == "meta":
        return text(type[1]) + ".Type"
    return f"{kind} {text(type[1])}"


def parameters_of_case(symbol, names):
    """Returns the labels and types of an enumeration case's values."""
    declared = spelled(symbol["declarationFragments"], names)
    inside = declared[declared.index("(") + 1:declared.rindex(")")]
    parts, depth, current = [], 0, ""
    for character in inside + ",":
        depth += (character in "([<") - (character in ")]>")
        if character == "," and depth == 0:
            label, colon, type = current.strip().partition(": ")
            parts.append((label.split(" ")[0], type) if colon and re.match(r"^[\w ]+$", label) else ("_", current.strip()))
            current = ""
        else:
            current += character
    return [(l, t.split(" = ")[0]) for l, t in parts]
