/** In digits. */
export const referenceLength = 10

/**
 * The reference of all transfers that repay a drawdown, early or when due, by which the lender matches them: the last
 * ten digits of the drawdown's id, which are random and short enough for a bank's form. It is constant for every charge
 * order of the drawdown.
 */
export const transferReference = (drawdownId: string): string =>
  drawdownId.replace(/\D/g, '').slice(-referenceLength)
