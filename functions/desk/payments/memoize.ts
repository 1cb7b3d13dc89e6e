/** Reads something once for all who ask for it, as it stood at the first look. */
export const memoize = <Value>(
  read: (name: string) => Promise<Value>,
): ((name: string) => Promise<Value>) => {
  const known = new Map<string, Promise<Value>>()
  return (name) => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    return value
  }
}
