import type { Raster } from './encode-png.ts'
import type { Point, Stroke } from './glyphs.ts'

const distanceToSegment = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

const drawSegment = (raster: Raster, from: Point, to: Point, width: number, shade: number): void => {
  const reach = width / 2 + 1
  const firstX = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach))
  const lastX = Math.min(raster.width - 1, Math.ceil(Math.max(from[0], to[0]) + reach))
  const firstY = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach))
  const lastY = Math.min(raster.height - 1, Math.ceil(Math.max(from[1], to[1]) + reach))
  for (let y = firstY; y <= lastY; y++)
    for (let x = firstX; x <= lastX; x++) {
      const covered = Math.min(1, Math.max(0, width / 2 + 0.5 - distanceToSegment(x, y, from, to)))
      const at = y * raster.width + x
      raster.shades[at] = Math.max(raster.shades[at] ?? 0, Math.round(covered * shade))
    }
}

/** Draws a stroke with a round pen of `width` pixels and smooth edges. Strokes that cross do not darken each other. */
export const drawStroke = (raster: Raster, stroke: Stroke, width: number, shade = 255): void => {
  for (const [index, from] of stroke.entries())
    drawSegment(raster, from, stroke[index + 1] ?? from, width, shade)
}
