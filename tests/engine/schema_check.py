"""As much of JSON schema as the effect language uses, so that tests need no further package."""

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def faults(value, schema, root, path="$"):
    """What is wrong with a value, as paths and reasons."""
    if schema is False:
        return [f"{path}: nothing fits {value!r}"]
    found = []
    for one in schema.get("allOf", ()):
        found += faults(value, one, root, path)
    if "$ref" in schema:
        found += faults(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, path)
    if "anyOf" in schema:
        tried = [faults(value, one, root, path) for one in schema["anyOf"]]
        found += [] if [] in tried else [f"{path}: no form fits {value!r}"]
    if "if" in schema:
        branch = "then" if not faults(value, schema["if"], root, path) else "else"
        found += faults(value, schema.get(branch, {}), root, path)
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{path}: {value!r} is none of {schema['enum']}")
    if "const" in schema and value != schema["const"]:
        found.append(f"{path}: {value!r} is not {schema['const']!r}")
    if "type" in schema and not is_of_type(value, schema["type"]):
        return [*found, f"{path}: {value!r} is no {schema['type']}"]
    return [*found, *within(value, schema, path), *parts(value, schema, root, path)]


def is_of_type(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def within(value, schema, path):
    checks = {
        "minimum": lambda limit: value >= limit,
        "maximum": lambda limit: value <= limit,
        "minLength": lambda limit: len(value) >= limit,
        "minItems": lambda limit: len(value) >= limit,
        "minProperties": lambda limit: len(value) >= limit,
        "uniqueItems": lambda _limit: len(value) == len(set(map(str, value))),
    }
    return [f"{path}: {key} {schema[key]}" for key, holds in checks.items() if key in schema and not holds(schema[key])]


def parts(value, schema, root, path):
    found = []
    if isinstance(value, list) and "items" in schema:
        for index, one in enumerate(value):
            found += faults(one, schema["items"], root, f"{path}[{index}]")
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        found += [f"{path}: needs {name}" for name in schema.get("required", ()) if name not in value]
        for name, one in value.items():
            more = properties.get(name, schema.get("additionalProperties", {}))
            found += [f"{path}: no {name}"] if more is False else faults(one, more, root, f"{path}.{name}")
    return found
