/**
 * Why the shops of an addendum do not raise the limit.
 * - `inactive`: the facility cannot be drawn from.
 * - `shopsUnread`: some shop of the facility, or one that is added, cannot be read.
 * - `atCap`: the limit is the product's maximum.
 * - `noGain`: the figure is no higher with them than without them.
 * - `salesFell`: the other shops support less than the limit by now, and all together still no more.
 */
export const unraisedReasons = ['inactive', 'shopsUnread', 'atCap', 'noGain', 'salesFell'] as const
export type UnraisedReason = (typeof unraisedReasons)[number]
