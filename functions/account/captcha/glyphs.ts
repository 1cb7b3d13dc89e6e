/** A point of a glyph: 0 to 1 from left to right and from top to bottom. */
export type Point = readonly [x: number, y: number]

/** A line through points, drawn without lifting the pen. */
export type Stroke = readonly Point[]

const stepDegrees = 15

const line = (...points: Point[]): Stroke => points

/** Part of an ellipse. Degrees run clockwise from three o'clock, since y points down. */
const arc = (centre: Point, radius: Point, from: number, to: number): Stroke => {
  const steps = Math.ceil(Math.abs(to - from) / stepDegrees)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)] as const
  })
}

/** Strokes joined into one. */
const joined = (...strokes: Stroke[]): Stroke => strokes.flat()

/**
 * The characters of the pictures, as pen strokes: none that is easily confused with another, as 0 with O or 1 with I.
 */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '3': [
    joined(arc([0.45, 0.26], [0.42, 0.26], 200, 450), arc([0.45, 0.75], [0.47, 0.25], -90, 160)),
    line([0.3, 0.5], [0.45, 0.5]),
  ],
  '4': [line([0.66, 1], [0.66, 0], [0, 0.68], [1, 0.68])],
  '7': [line([0.02, 0], [0.98, 0], [0.36, 1])],
  '9': [arc([0.48, 0.3], [0.44, 0.3], 0, 360), joined(line([0.92, 0.3]), line([0.86, 0.62], [0.5, 1]))],
  A: [line([0, 1], [0.5, 0], [1, 1]), line([0.19, 0.64], [0.81, 0.64])],
  C: [arc([0.55, 0.5], [0.52, 0.5], -45, -315)],
  E: [line([0.95, 0], [0.1, 0], [0.1, 1], [0.95, 1]), line([0.1, 0.48], [0.78, 0.48])],
  F: [line([0.95, 0], [0.12, 0], [0.12, 1]), line([0.12, 0.48], [0.78, 0.48])],
  H: [line([0.05, 0], [0.05, 1]), line([0.95, 0], [0.95, 1]), line([0.05, 0.5], [0.95, 0.5])],
  J: [
    joined(line([0.78, 0], [0.78, 0.66]), arc([0.42, 0.66], [0.36, 0.34], 0, 170)),
    line([0.45, 0], [1, 0]),
  ],
  K: [line([0.08, 0], [0.08, 1]), line([0.95, 0], [0.08, 0.56]), line([0.36, 0.4], [1, 1])],
  M: [line([0, 1], [0.06, 0], [0.5, 0.62], [0.94, 0], [1, 1])],
  N: [line([0.06, 1], [0.06, 0], [0.94, 1], [0.94, 0])],
  P: [
    line([0.1, 0], [0.1, 1]),
    joined(line([0.1, 0]), arc([0.56, 0.27], [0.4, 0.27], -90, 90), line([0.1, 0.54])),
  ],
  R: [
    line([0.1, 0], [0.1, 1]),
    joined(line([0.1, 0]), arc([0.54, 0.26], [0.4, 0.26], -90, 90), line([0.1, 0.52])),
    line([0.46, 0.52], [0.98, 1]),
  ],
  T: [line([0, 0], [1, 0]), line([0.5, 0], [0.5, 1])],
  U: [joined(line([0.06, 0], [0.06, 0.6]), arc([0.5, 0.6], [0.44, 0.4], 180, 0), line([0.94, 0]))],
  W: [line([0, 0], [0.24, 1], [0.5, 0.3], [0.76, 1], [1, 0])],
  X: [line([0.02, 0], [0.98, 1]), line([0.98, 0], [0.02, 1])],
  Y: [line([0, 0], [0.5, 0.5], [1, 0]), line([0.5, 0.5], [0.5, 1])],
}
