import { drawnSignatureBox } from '#shared/agreements/drawn-signature.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
export type Stroke = readonly Point[]

/** The server's maximum length. */
const longest = 12_000

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)
const write = ({ x, y }: Point): string =>
  `${Math.round(within(x, drawnSignatureBox.width))} ${Math.round(within(y, drawnSignatureBox.height))}`

/** Drops points closer than `step` to the previous one; keeps the end of a stroke. */
const thinned = (stroke: Stroke, step: number): Stroke => {
  const kept: Point[] = []
  stroke.forEach((point, index) => {
    const last = kept.at(-1)
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= step
    if (isFar || index === stroke.length - 1) kept.push(point)
  })
  return kept
}

/** A dot is drawn as a line of zero length. */
const writeStroke = ([first, ...rest]: Stroke): string =>
  first
    ? `M${write(first)}${(rest.length > 0 ? rest : [first]).map((point) => `L${write(point)}`).join('')}`
    : ''

/**
 * Strokes as SVG path data within the box of signatures. If it would exceed the maximum length, points are thinned out.
 * Empty without strokes.
 */
export const pathOf = (strokes: readonly Stroke[]): string => {
  for (let step = 1; ; step *= 1.5) {
    const path = strokes.map((stroke) => writeStroke(thinned(stroke, step))).join('')
    if (path.length <= longest) return path
    // Only dots are left, and more of them than a signature has.
    if (step > drawnSignatureBox.width) return path.slice(0, path.slice(0, longest).lastIndexOf('M'))
  }
}
