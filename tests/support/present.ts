/** A value that a test relies on. Throws if there is none. */
export const present = <Value>(
  value: Value,
  what = 'a value that the test relies on',
): NonNullable<Value> => {
  if (!value) throw new Error(`${what} is ${JSON.stringify(value)}`)
  return value
}
