/** Stops the journey if a figure differs from the expected one. */
export const expectFigure = (what: string, seen: unknown, expected: unknown): void => {
  if (seen !== expected) throw new Error(`${what} is ${String(seen)} and must be ${String(expected)}`)
}
