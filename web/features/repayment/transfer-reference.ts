/**
 * What the seller writes on a transfer: the last ten digits of the charge order's id, which are random and short enough
 * for a bank's form. The full id stands among the bill's figures.
 */
export const transferReference = (chargeId: string): string => chargeId.replace(/\D/g, '').slice(-10)
