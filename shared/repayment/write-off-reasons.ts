/** Why debt is given up as lost. */
export const writeOffReasons = ['insolvent', 'untraceable', 'unenforceable', 'fraud', 'uneconomic'] as const
export type WriteOffReason = (typeof writeOffReasons)[number]
