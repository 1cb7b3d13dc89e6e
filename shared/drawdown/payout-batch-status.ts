/**
 * The states of a payout batch. `sent`: the bank has its file. Whether its drawdowns are paid out, except for cancelled
 * ones, is in the drawdowns until all are.
 */
export const payoutBatchStatuses = ['made', 'sent', 'paid out', 'cancelled'] as const
export type PayoutBatchStatus = (typeof payoutBatchStatuses)[number]
