import { type DueKind, dueKinds } from '../lending/allocation.ts'
import type { DefaultChargeKind } from '../lending/default-charges.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { against, positive } from './facility-postings.ts'
import { type Posting, posting } from './posting.ts'
import { receivableOf } from './repayment-postings.ts'

/** Dues that can be waived: income of the lender. Principal is money that was paid out, and can only be written off. */
export const waivableKinds = ['fee', 'overdueInterest', 'interest'] as const satisfies readonly DueKind[]
export type WaivableKind = (typeof waivableKinds)[number]

/** The cause of an act on a charge order: the charge order, and the act's idempotency key. */
const causeOf = (chargeId: string, key: string): string => `${chargeId}@${key}`

/** A fee is charged on a charge order. `key` identifies it: one key is one fee. */
export const feeCharged = (
  chargeId: string,
  key: string,
  date: BusinessDate,
  feeCents: Cents,
  chargeKind?: DefaultChargeKind,
): Posting =>
  posting(
    'fee-charged',
    causeOf(chargeId, key),
    date,
    against('feeIncome', [{ account: 'feeReceivable', amountCents: positive(feeCents) }]),
    { chargeId, ...(chargeKind ? { chargeKind } : {}) },
  )

/** A part of a charge order is waived. `key` identifies the waiver. */
export const chargeWaived = (
  chargeId: string,
  key: string,
  date: BusinessDate,
  kind: WaivableKind,
  waivedCents: Cents,
): Posting =>
  posting(
    'charge-waived',
    causeOf(chargeId, key),
    date,
    against('waivedIncome', [{ account: receivableOf[kind], amountCents: -positive(waivedCents) }]),
    { chargeId },
  )

/**
 * The whole debt on a charge order is written off, by kind. Once for each `version` of the charge order: a repayment
 * that bounces later restores it.
 */
export const chargeWrittenOff = (
  chargeId: string,
  version: number,
  date: BusinessDate,
  lostCents: Record<DueKind, Cents>,
): Posting =>
  posting(
    'charge-written-off',
    causeOf(chargeId, `${version}`),
    date,
    against(
      'creditLoss',
      dueKinds.map((kind) => ({ account: receivableOf[kind], amountCents: -lostCents[kind] })),
    ),
    { chargeId },
  )
