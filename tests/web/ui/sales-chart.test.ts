import { describe, expect, it } from 'vitest'
import { isLabelled, sharesOfLargest } from '../../../web/ui/sales-chart.tsx'

const points = (...amounts: string[]) => amounts.map((amount, index) => ({ label: String(index), amount }))

describe('a chart', () => {
  it('draws amounts against the largest, and none below the ground', () => {
    expect(sharesOfLargest(points('50.00', '100.00', '-20.00'))).toEqual([0.5, 1, 0])
  })

  it('draws nothing where there is nothing', () => {
    expect(sharesOfLargest(points('0.00', '0.00'))).toEqual([0, 0])
    expect(sharesOfLargest([])).toEqual([])
  })

  it('labels the newest, and no more than fit', () => {
    const labelled = Array.from({ length: 90 }, (_, index) => isLabelled(index, 90))
    expect(labelled[89]).toBe(true)
    expect(labelled.filter(Boolean).length).toBeLessThanOrEqual(12)
    expect(Array.from({ length: 12 }, (_, index) => isLabelled(index, 12)).every(Boolean)).toBe(true)
  })
})
