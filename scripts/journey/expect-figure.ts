/** Stops the journey where a figure is not what it must be. */
export const expectFigure = (what: string, seen: unknown, expected: unknown): void => {
  if (seen !== expected) throw new Error(`${what} is ${String(seen)} and must be ${String(expected)}`)
}
