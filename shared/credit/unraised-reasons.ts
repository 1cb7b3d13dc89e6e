/**
 * Why shops that an addendum adds raise nothing.
 * - `inactive`: the facility cannot be drawn from.
 * - `shopsUnread`: some shop of the facility, or one that is added, cannot be read.
 * - `atCap`: the limit is the most that the product gives.
 * - `noGain`: the figure is no higher with them than without them.
 * - `salesFell`: the others bear less than the limit by now, and with them it is still no more.
 */
export const unraisedReasons = ['inactive', 'shopsUnread', 'atCap', 'noGain', 'salesFell'] as const
export type UnraisedReason = (typeof unraisedReasons)[number]
