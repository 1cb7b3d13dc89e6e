import { describe, expect, it } from 'vitest'
import { isLabelledOnPhones, sharesOfLargest } from '../../../web/ui/column-chart.tsx'

const labelled = (count: number) =>
  Array.from({ length: count }, (_, index) => isLabelledOnPhones(index, count))

describe('a chart', () => {
  it('draws amounts against the largest, and none below the ground', () => {
    expect(sharesOfLargest(['50.00', '100.00', '-20.00'])).toEqual([0.5, 1, 0])
  })

  it('draws nothing where there is nothing', () => {
    expect(sharesOfLargest(['0.00', '0.00'])).toEqual([0, 0])
    expect(sharesOfLargest([])).toEqual([])
  })

  it('labels the newest on a phone, and no more than fit', () => {
    expect(labelled(12).at(-1)).toBe(true)
    expect(labelled(12).filter(Boolean)).toHaveLength(6)
    expect(labelled(7).every(Boolean)).toBe(true)
  })
})
