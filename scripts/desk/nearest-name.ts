/** The edit distance between two words. */
const distanceOf = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1]
    for (let column = 1; column <= b.length; column++)
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (row[column] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** The name that was probably meant; undefined where none is near. */
export const nearestName = (given: string, names: readonly string[]): string | undefined => {
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(given, name) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, given.length / 4) ? best.name : undefined
}
