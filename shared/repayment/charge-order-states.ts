/** The states of a charge order and what each may become. */
export const chargeOrderTransitions = {
  active: ['partial collected', 'collected', 'suspend', 'voided'],
  /** A payment that bounced is as if it had never come. */
  'partial collected': ['active', 'partial collected', 'collected', 'suspend', 'voided'],
  /** Disputed: held until the lender answers. */
  suspend: ['active', 'partial collected', 'collected', 'voided'],
  collected: ['active', 'partial collected'],
  /** Written off, or charged by mistake. */
  voided: ['active', 'partial collected'],
} as const satisfies Record<string, readonly string[]>

export type ChargeOrderStatus = keyof typeof chargeOrderTransitions

export const chargeOrderStatuses = Object.keys(chargeOrderTransitions) as [
  ChargeOrderStatus,
  ...ChargeOrderStatus[],
]

/** True for a charge order that is being collected. */
export const isCollectable = (status: ChargeOrderStatus): boolean =>
  status === 'active' || status === 'partial collected'

/** True for a charge order that something is owed on, whether or not it is being collected. */
export const isOpenCharge = (status: ChargeOrderStatus): boolean =>
  isCollectable(status) || status === 'suspend'
