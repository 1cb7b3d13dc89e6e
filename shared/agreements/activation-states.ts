/**
 * The state of a linked shop relative to the facility.
 * - `in_facility`: its sales count towards the limit.
 * - `ready`: it is outside, and an addendum can add it.
 * - `reading`: it is outside, and its orders are still being imported.
 * - `unreadable`: it is outside, and its orders cannot be read at the moment.
 */
export const activationStates = ['in_facility', 'ready', 'reading', 'unreadable'] as const
export type ActivationState = (typeof activationStates)[number]
