import { expect, it } from 'vitest'
import { secondsUntilAffordable } from '../../../../functions/connectors/shopify/throttle.ts'

const seconds = (requestedQueryCost: number, currentlyAvailable: number, restoreRate: number) =>
  secondsUntilAffordable({ requestedQueryCost, throttleStatus: { currentlyAvailable, restoreRate } })

it('waits until the points that a query lacks have come back', () => {
  expect(seconds(902, 2, 100)).toBe(9)
  expect(seconds(902, 1, 100)).toBe(10)
  expect(seconds(902, 0, 50)).toBe(19)
})

it('never comes again at once, and waits a second where it is told nothing', () => {
  expect(seconds(10, 2000, 100)).toBe(1)
  expect(secondsUntilAffordable(undefined)).toBe(1)
})
