/**
 * Why the shops of an addendum do not raise the limit.
 * - `inactive`: the facility cannot be drawn from.
 * - `shopsUnread`: some shop of the facility, or one that is added, cannot be read.
 * - `atCap`: the limit is the product's maximum.
 * - `noGain`: sales support no higher limit with these shops than without them.
 * - `salesFell`: the sales of the other shops now support less than the limit, and those of all shops no more than it.
 */
export const noIncreaseReasons = ['inactive', 'shopsUnread', 'atCap', 'noGain', 'salesFell'] as const
export type NoIncreaseReason = (typeof noIncreaseReasons)[number]
