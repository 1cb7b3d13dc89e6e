import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Balances } from './balances.ts'
import { against, positive } from './facility-postings.ts'
import { type Posting, posting } from './posting.ts'

/** A facility begins: its limit and watermark. */
export const limitGranted = (
  facilityId: string,
  date: BusinessDate,
  limitCents: Cents,
  watermarkCents: Cents,
): Posting =>
  posting(
    'limit-granted',
    facilityId,
    date,
    against('memoContra', [
      { account: 'limit', amountCents: positive(limitCents) },
      { account: 'watermark', amountCents: watermarkCents },
    ]),
  )

/** The lender changes limit, watermark or frozen limit, each by a difference. `changeId` identifies the decision. */
export const limitChanged = (
  changeId: string,
  date: BusinessDate,
  change: { limitCents?: Cents; watermarkCents: Cents; frozenLimitCents: Cents },
): Posting =>
  posting(
    'limit-changed',
    changeId,
    date,
    against('memoContra', [
      { account: 'limit', amountCents: change.limitCents ?? 0 },
      { account: 'watermark', amountCents: change.watermarkCents },
      { account: 'frozenLimit', amountCents: change.frozenLimitCents },
    ]),
  )

/** The facility ends: nothing can be drawn any more. */
export const facilityClosed = (
  facilityId: string,
  date: BusinessDate,
  { limit, watermark }: Pick<Balances, 'limit' | 'watermark'>,
): Posting =>
  posting(
    'facility-closed',
    facilityId,
    date,
    against('memoContra', [
      { account: 'limit', amountCents: -limit },
      { account: 'watermark', amountCents: -watermark },
    ]),
  )
