import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'

/** The thresholds of the flow rules. The lender's compliance decides these values. */
export const flowParameters = {
  /** Repaid quickly: at least `quickPercent` of a payout is repaid within `quickDays`. */
  quickDays: 7,
  quickPercent: 80,
  /** Round trip: a payout returns within `roundTripDays`, in an amount that differs by at most `roundTripPercent`. */
  roundTripDays: 14,
  roundTripPercent: 5,
  /** Split receipts: `splitReceipts` or more within `splitDays`, each below the threshold by at most `splitPercent`. */
  splitReceipts: 3,
  splitDays: 7,
  splitPercent: 10,
  /** The threshold: an amount from which banks report, or are thought to. About HKD 120,000. */
  splitBelowCents: {
    HKD: 120_000_00,
    CNY: 110_000_00,
    USD: 15_000_00,
    GBP: 12_000_00,
    EUR: 14_000_00,
  } satisfies Record<Currency, Cents>,
} as const

/** The number of days after which receipts are no longer compared. */
export const flowWindowDays = 60
