import type { DueKind } from '../lending/allocation.ts'
import { dueKinds } from '../lending/allocation.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { against, positive } from './facility-postings.ts'
import { type Posting, posting } from './posting.ts'
import { receivableOf } from './repayment-postings.ts'

/** Suspense held for the payer settles a charge order, by kind. `key` identifies the act. */
export const suspenseApplied = (
  chargeId: string,
  key: string,
  date: BusinessDate,
  settledCents: Record<DueKind, Cents>,
): Posting =>
  posting(
    'suspense-applied',
    `${chargeId}@${key}`,
    date,
    against(
      'suspense',
      dueKinds.map((kind) => ({ account: receivableOf[kind], amountCents: -settledCents[kind] })),
    ),
    { chargeId },
  )

/** Suspense held for the payer is paid back. `key` identifies the transfer. */
export const suspensePaidBack = (key: string, date: BusinessDate, amountCents: Cents): Posting =>
  posting(
    'suspense-paid-back',
    key,
    date,
    against('cash', [{ account: 'suspense', amountCents: positive(amountCents) }]),
  )

/** Unallocated money arrives, and is held in suspense for the payer. `key` identifies the receipt. */
export const suspenseReceived = (key: string, date: BusinessDate, amountCents: Cents): Posting =>
  posting(
    'suspense-received',
    key,
    date,
    against('cash', [{ account: 'suspense', amountCents: -positive(amountCents) }]),
  )
