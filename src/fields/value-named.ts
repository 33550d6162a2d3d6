/** The value with a name; undefined also for an inherited one, such as `toString`. */
export function valueNamed<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
