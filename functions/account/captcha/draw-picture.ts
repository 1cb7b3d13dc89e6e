import { drawStroke } from './draw-strokes.ts'
import { encodePng, type Raster } from './encode-png.ts'
import { glyphs, type Point, type Stroke } from './glyphs.ts'

/** Returns a random number of at least 0 and below 1. */
export type RandomFraction = () => number

/** Shown at half this size, so that it is sharp on every screen. In pixels, as all lengths here. */
const width = 480
const height = 160
const paper = [0xfb, 0xf9, 0xf4] as const
const ink = [0x07, 0x16, 0x2a] as const

const margin = 38
const glyphWidth = 52
const glyphHeight = 84
const longestStep = 5

type Bend = (point: Point) => Point

const between = (random: RandomFraction, low: number, high: number): number => low + random() * (high - low)

/** Adds points, so that a straight line can be bent. */
const subdivide = (stroke: Stroke): Stroke =>
  stroke.flatMap((to, index) => {
    const from = stroke[index - 1]
    if (!from) return [to]
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longestStep))
    return Array.from({ length: steps }, (_, step): Point => {
      const along = (step + 1) / steps
      return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]
    })
  })

/** One glyph's position, size, slant and rotation. */
const place = (random: RandomFraction, centre: Point): Bend => {
  const wide = glyphWidth * between(random, 0.88, 1.12)
  const high = glyphHeight * between(random, 0.85, 1.1)
  const slant = between(random, -0.22, 0.22)
  const turn = between(random, -0.3, 0.3)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return ([x, y]) => {
    const down = (y - 0.5) * high
    const right = (x - 0.5) * wide - slant * down
    return [centre[0] + right * cos - down * sin, centre[1] + right * sin + down * cos]
  }
}

/** The waves that run through the whole picture. */
const wave = (random: RandomFraction): Bend => {
  const full = 2 * Math.PI
  const [shiftX, shiftY] = [between(random, 0, full), between(random, 0, full)]
  const [swingX, swingY] = [between(random, 3, 5), between(random, 4, 8)]
  const [longX, longY] = [between(random, 80, 130), between(random, 150, 240)]
  return ([x, y]) => [
    x + swingX * Math.sin((full * y) / longX + shiftX),
    y + swingY * Math.sin((full * x) / longY + shiftY),
  ]
}

/** A line that crosses the characters from the left to the right. */
const crossingCurve = (random: RandomFraction): Stroke => {
  const from: Point = [between(random, 6, margin), between(random, 0.2, 0.8) * height]
  const to: Point = [width - between(random, 6, margin), between(random, 0.2, 0.8) * height]
  const by: Point = [between(random, 0.3, 0.7) * width, between(random, -0.25, 1.25) * height]
  return Array.from({ length: 41 }, (_, step): Point => {
    const along = step / 40
    const mix = (index: 0 | 1) =>
      (1 - along) ** 2 * from[index] + 2 * along * (1 - along) * by[index] + along ** 2 * to[index]
    return [mix(0), mix(1)]
  })
}

/**
 * Draws `text` as a PNG, every character distorted differently, with lines across and specks around them. Characters
 * without `glyphs` leave gaps.
 */
export const drawPicture = (text: string, random: RandomFraction): Buffer => {
  const raster: Raster = { width, height, shades: new Uint8Array(width * height) }
  for (let speck = 0; speck < 260; speck++)
    drawStroke(
      raster,
      [[random() * width, random() * height]],
      between(random, 1, 3.5),
      Math.round(between(random, 40, 150)),
    )
  const bend = wave(random)
  const step = (width - 2 * margin) / text.length
  for (const [index, character] of Array.from(text).entries()) {
    const centre: Point = [
      margin + step * (index + 0.5) + between(random, -6, 6),
      height / 2 + between(random, -12, 12),
    ]
    const put = place(random, centre)
    const pen = between(random, 6.5, 9)
    for (const stroke of glyphs[character] ?? [])
      drawStroke(raster, subdivide(stroke.map(put)).map(bend), pen)
  }
  for (let curve = 0; curve < 3; curve++)
    drawStroke(raster, crossingCurve(random), between(random, 2, 3.2), Math.round(between(random, 150, 230)))
  return encodePng(raster, paper, ink)
}
