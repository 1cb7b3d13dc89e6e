/** The states of a charge order and what each may become. */
export const chargeOrderTransitions = {
  active: ['partial collected', 'collected', 'suspend', 'voided'],
  'partial collected': ['partial collected', 'collected', 'suspend'],
  suspend: ['active', 'partial collected', 'voided'],
  collected: [],
  voided: [],
} as const satisfies Record<string, readonly string[]>

export type ChargeOrderStatus = keyof typeof chargeOrderTransitions

export const chargeOrderStatuses = Object.keys(chargeOrderTransitions) as [
  ChargeOrderStatus,
  ...ChargeOrderStatus[],
]

/** True for a charge order that money can still be collected on. */
export const isCollectable = (status: ChargeOrderStatus): boolean =>
  (chargeOrderTransitions[status] as readonly ChargeOrderStatus[]).includes('collected')
