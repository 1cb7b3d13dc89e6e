import { describe, expect, test } from 'vitest'
import { creditRequestTransitions } from '#shared/credit/credit-request-states.ts'
import { facilityStatuses, facilityTransitions } from '#shared/credit/facility-states.ts'

describe('the states of a facility', () => {
  test('are active, expired and closed, and lead only to each other', () => {
    expect(facilityStatuses).toEqual(['active', 'expired', 'closed'])
    for (const next of Object.values(facilityTransitions).flat()) expect(facilityStatuses).toContain(next)
  })

  test('end with closed: what expired may be renewed, what is closed may not', () => {
    expect(facilityTransitions.expired).toContain('active')
    expect(facilityTransitions.closed).toEqual([])
  })
})

describe('the states of a request for a higher limit', () => {
  test('lead from submitted to one decision, and over an offer to what came of it', () => {
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
