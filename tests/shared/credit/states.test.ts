import { describe, expect, test } from 'vitest'
import { creditRequestTransitions } from '#shared/credit/credit-request-states.ts'
import { facilityStatuses, facilityTransitions } from '#shared/credit/facility-states.ts'

describe('the states of a facility', () => {
  test('are active, expired and closed, with transitions only between them', () => {
    expect(facilityStatuses).toEqual(['active', 'expired', 'closed'])
    for (const next of Object.values(facilityTransitions).flat()) expect(facilityStatuses).toContain(next)
  })

  test('end with closed: an expired facility may be renewed, a closed one may not', () => {
    expect(facilityTransitions.expired).toContain('active')
    expect(facilityTransitions.closed).toEqual([])
  })
})

describe('the states of a request for a higher limit', () => {
  test('lead from submitted to one decision, and from an offer to its outcome', () => {
    expect(creditRequestTransitions).toEqual({
      submitted: ['offered', 'approved', 'rejected', 'withdrawn'],
      offered: ['approved', 'withdrawn', 'lapsed'],
      approved: [],
      rejected: [],
      withdrawn: [],
      lapsed: [],
    })
  })
})
