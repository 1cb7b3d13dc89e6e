/** Memoizes a read: all callers get the state of the first read. */
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
