/** The states of a facility and their transitions. */
export const facilityTransitions = {
  active: ['expired', 'closed'],
  expired: ['active', 'closed'],
  closed: [],
} as const satisfies Record<string, readonly string[]>

export type FacilityStatus = keyof typeof facilityTransitions

export const facilityStatuses = Object.keys(facilityTransitions) as [FacilityStatus, ...FacilityStatus[]]
