/** The states of a charge order and their transitions. */
export const chargeOrderTransitions = {
  active: ['partial collected', 'collected', 'suspend', 'voided'],
  /** Active again if its payment bounces. */
  'partial collected': ['active', 'partial collected', 'collected', 'suspend', 'voided'],
  /** Disputed: on hold until the lender replies. */
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

/** True for a charge order with a debt, whether or not it is being collected. */
export const isOpenCharge = (status: ChargeOrderStatus): boolean =>
  isCollectable(status) || status === 'suspend'
