import { describe, expect, it } from 'vitest'
import { labelCss, sharesOfLargest } from '../../../web/ui/column-chart.tsx'

/** Whether each of `count` labels is hidden at this container width, the newest last. */
const leftOut = (count: number, room: '28rem' | '14rem') =>
  Array.from({ length: count }, (_, index) => `@container (max-width: ${room})` in labelCss(index, count))

describe('a chart', () => {
  it('scales amounts to the largest, and draws negative ones as zero', () => {
    expect(sharesOfLargest(['50.00', '100.00', '-20.00'])).toEqual([0.5, 1, 0])
  })

  it('draws nothing without amounts', () => {
    expect(sharesOfLargest(['0.00', '0.00'])).toEqual([0, 0])
    expect(sharesOfLargest([])).toEqual([])
  })

  it.each([
    [12, '28rem', 6],
    [12, '14rem', 3],
    [7, '28rem', 7],
    [7, '14rem', 4],
  ] as const)('of %i labels, has in %s no more than %i, and the newest', (count, room, shown) => {
    expect(leftOut(count, room).filter((isLeftOut) => !isLeftOut)).toHaveLength(shown)
    expect(leftOut(count, room).at(-1)).toBe(false)
  })
})
