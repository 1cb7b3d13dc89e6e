import { readFace } from '../../functions/documents/faces.ts'
import { fontPaths, type Weight } from '../../functions/documents/fonts.ts'

const weights: readonly Weight[] = ['regular', 'bold']

const signsOf = (weight: Weight): Set<number> =>
  new Set(fontPaths(weight).flatMap((path) => [...readFace(path).characterSet]))

/** The code points for which every weight has a glyph in one of its fonts, as ranges from first to last. */
export const readRanges = (): [first: number, last: number][] => {
  const [regular, bold] = weights.map(signsOf)
  const ranges: [number, number][] = []
  for (const sign of [...(regular ?? [])].toSorted((one, other) => one - other)) {
    if (!bold?.has(sign)) continue
    const range = ranges.at(-1)
    if (range?.[1] === sign - 1) range[1] = sign
    else ranges.push([sign, sign])
  }
  return ranges
}

/** The ranges as text in base 36: each one's distance from the previous one's end, and from its first to its last. */
export const writeRanges = (ranges: readonly (readonly [number, number])[]): string =>
  ranges
    .map(([first, last], index) => {
      const gap = (first - (ranges[index - 1]?.[1] ?? 0)).toString(36)
      return last > first ? `${gap}+${(last - first).toString(36)}` : gap
    })
    .join(' ')
