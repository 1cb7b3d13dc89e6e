import { drawnSignatureBox } from '#shared/agreements/drawn-signature.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
export type Stroke = readonly Point[]

/** As the server takes it. */
const longest = 12_000

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)
const write = ({ x, y }: Point): string =>
  `${Math.round(within(x, drawnSignatureBox.width))} ${Math.round(within(y, drawnSignatureBox.height))}`

/** Leaves out what moves the pen by less than `step`, but for where a stroke ends. */
const thinned = (stroke: Stroke, step: number): Stroke => {
  const kept: Point[] = []
  stroke.forEach((point, index) => {
    const last = kept.at(-1)
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= step
    if (isFar || index === stroke.length - 1) kept.push(point)
  })
  return kept
}

/** A dot is a line to where it began. */
const writeStroke = ([first, ...rest]: Stroke): string =>
  first
    ? `M${write(first)}${(rest.length > 0 ? rest : [first]).map((point) => `L${write(point)}`).join('')}`
    : ''

/**
 * Strokes as the data of an SVG path, within the box that signatures are drawn in. One that says too much is drawn with
 * longer lines. Empty where nothing was drawn.
 */
export const pathOf = (strokes: readonly Stroke[]): string => {
  for (let step = 1; ; step *= 1.5) {
    const path = strokes.map((stroke) => writeStroke(thinned(stroke, step))).join('')
    if (path.length <= longest) return path
    // Nothing but dots is left of it: more of them than anybody signs with.
    if (step > drawnSignatureBox.width) return path.slice(0, path.slice(0, longest).lastIndexOf('M'))
  }
}
