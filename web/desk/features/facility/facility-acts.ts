import type { FacilityStatus } from '#shared/credit/facility-states.ts'
import type { ShownFacility } from '#shared/desk/facility.ts'
import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { type ChargeOrderStatus, isCollectable, isOpenCharge } from '#shared/repayment/charge-order-states.ts'

const nothing = '0.00'

const actsOfStatus: Record<FacilityStatus, readonly string[]> = {
  active: ['facility-set', 'facility-limit', 'facility-renew', 'facility-expire'],
  expired: ['facility-set', 'facility-limit', 'facility-renew'],
  closed: [],
}

/** The amounts of the response that must be zero before a facility can be closed. */
const emptyAtClosing = [
  'outstanding',
  'interestOwed',
  'overdueInterestOwed',
  'feesOwed',
  'suspense',
  'pendingDrawdown',
  'frozenLimit',
] as const satisfies readonly (keyof ShownFacility)[]

export const isEmpty = (facility: Pick<ShownFacility, (typeof emptyAtClosing)[number]>): boolean =>
  emptyAtClosing.every((name) => facility[name] === nothing)

/** The acts that a facility permits in its current state. */
export const actsOnFacility = (facility: ShownFacility): string[] => [
  ...actsOfStatus[facility.status],
  ...(facility.status !== 'closed' && isEmpty(facility) ? ['facility-close'] : []),
  ...(facility.outstanding === nothing ? [] : ['plan-offer']),
  ...(facility.suspense === nothing ? [] : ['suspense-pay-back']),
  ...(facility.status === 'closed' ? [] : ['fee-document-add']),
  'statement-issue',
]

/** The acts that a charge order permits in its current state. */
export const actsOnCharge = (
  { status, owedCents }: { status: ChargeOrderStatus; owedCents: Record<DueKind, Cents> },
  suspenseCents: Cents,
): string[] => [
  ...(isCollectable(status) ? ['fee-charge'] : []),
  ...(isCollectable(status) && suspenseCents > 0 ? ['suspense-apply'] : []),
  ...(isOpenCharge(status) && owedCents.fee + owedCents.overdueInterest + owedCents.interest > 0
    ? ['charge-waive']
    : []),
  ...(isOpenCharge(status) ? ['charge-write-off'] : []),
  ...(isCollectable(status) ? ['plan-offer'] : []),
  ...(status === 'suspend' ? ['dispute-uphold', 'dispute-reject'] : []),
]
