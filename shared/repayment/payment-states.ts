/** The states of a reported payment and their transitions. */
export const paymentTransitions = {
  /** Reported by the seller: its amount is pending on the charge order. */
  reported: ['posted', 'voided'],
  posted: ['reversed'],
  /** It never arrived. */
  voided: [],
  /** It bounced: what it had settled is owed again. */
  reversed: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentStatus = keyof typeof paymentTransitions

export const paymentStatuses = Object.keys(paymentTransitions) as [PaymentStatus, ...PaymentStatus[]]

/** True for a payment that may still be posted or voided. */
export const isOpenPayment = (status: PaymentStatus): boolean =>
  (paymentTransitions[status] as readonly PaymentStatus[]).includes('posted')
