/** A value that a test relies on. Throws if there is none. */
export const present = <Value>(value: Value): NonNullable<Value> => {
  if (!value) throw new Error(`a value that the test relies on is ${JSON.stringify(value)}`)
  return value
}
