/** In digits. */
export const referenceLength = 10

/**
 * What a seller writes on a transfer that repays a drawdown, early or when it is due, and what the lender finds the
 * money by: the last ten digits of the drawdown's id, which are random and short enough for a bank's form. It stays
 * the same for every charge order of the drawdown.
 */
export const transferReference = (drawdownId: string): string =>
  drawdownId.replace(/\D/g, '').slice(-referenceLength)
