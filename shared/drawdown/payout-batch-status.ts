/**
 * The states of a payout batch. `sent`: the bank has its file. `paid out`: all drawdowns that were not cancelled are
 * paid out; until then, the status of each drawdown shows whether it is.
 */
export const payoutBatchStatuses = ['made', 'sent', 'paid out', 'cancelled'] as const
export type PayoutBatchStatus = (typeof payoutBatchStatuses)[number]
