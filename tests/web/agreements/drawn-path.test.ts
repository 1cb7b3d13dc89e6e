import { describe, expect, it } from 'vitest'
import { drawnSignatureSchema } from '#shared/agreements/drawn-signature.ts'
import { pathOf, type Stroke } from '../../../web/features/agreements/drawn-path.ts'

const isTaken = (path: string): boolean => drawnSignatureSchema.safeParse(path).success

const wave = (points: number): Stroke =>
  Array.from({ length: points }, (_, index) => ({ x: (index * 7) % 600, y: 100 + 90 * Math.sin(index) }))

describe('a drawn signature', () => {
  it('is path data that the server accepts', () => {
    const path = pathOf([
      [
        { x: 10.4, y: 20.6 },
        { x: 30, y: 40 },
      ],
      [{ x: 50, y: 60 }],
    ])
    expect(path).toBe('M10 21L30 40M50 60L50 60')
    expect(isTaken(path)).toBe(true)
  })

  it('stays within its box', () => {
    expect(
      pathOf([
        [
          { x: -5, y: 300 },
          { x: 900, y: -1 },
        ],
      ]),
    ).toBe('M0 200L600 0')
  })

  it.each([500, 5_000, 50_000])('of %i points is thinned out until it is accepted', (points) => {
    expect(isTaken(pathOf([wave(points)]))).toBe(true)
  })

  it('of too many dots is truncated', () => {
    expect(isTaken(pathOf(wave(5_000).map((point) => [point])))).toBe(true)
  })

  it('is empty without strokes', () => {
    expect(pathOf([])).toBe('')
  })
})
