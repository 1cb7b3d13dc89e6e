/**
 * The outcomes of a recalculation.
 * - `kept`: nothing changes, for example because some shop could not be read or the facility is not active.
 * - `unchanged`: it came out the same, or lower while the whole limit is drawn, reserved or frozen.
 * - `lowered`: it came out lower and took effect, never below what is drawn, reserved or frozen.
 * - `higherPossible`: it came out higher, which takes effect only by the lender's decision on a request.
 * - `raised`: shops that an addendum has added made it higher, which takes effect as far as they contribute to it.
 */
export const recalculationOutcomes = ['kept', 'unchanged', 'lowered', 'higherPossible', 'raised'] as const

export type RecalculationOutcome = (typeof recalculationOutcomes)[number]

/**
 * Why a limit is recalculated: the first payout, uploaded sales that the terms count in part, shops added by an addendum,
 * or other changes of the company's shops. A later one in this list is stricter.
 */
export const recalculationCauses = ['firstDrawdown', 'uploadsChanged', 'shopsAdded', 'shopsChanged'] as const

export type RecalculationCause = (typeof recalculationCauses)[number]
