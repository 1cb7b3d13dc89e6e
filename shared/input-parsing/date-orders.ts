/** The orders in which a date's year, month and day are written. */
export const dateOrders = ['YMD', 'DMY', 'MDY'] as const
export type DateOrder = (typeof dateOrders)[number]
