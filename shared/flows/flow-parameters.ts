import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'

/** What the rules on flows compare with. The lender's compliance decides these values. */
export const flowParameters = {
  /** So much of a payout, repaid within so many days of it, is repaid quickly. */
  quickDays: 7,
  quickPercent: 80,
  /** A payout that returns within so many days, to so many percent the same amount, is a round trip. */
  roundTripDays: 14,
  roundTripPercent: 5,
  /** So many receipts within so many days, each below an amount by at most so many percent, are split. */
  splitReceipts: 3,
  splitDays: 7,
  splitPercent: 10,
  /** The amount: what a bank reports, or a person thinks that it does. About HKD 120,000. */
  splitBelowCents: {
    HKD: 120_000_00,
    CNY: 110_000_00,
    USD: 15_000_00,
    GBP: 12_000_00,
    EUR: 14_000_00,
  } satisfies Record<Currency, Cents>,
} as const

/** Receipts older than this are not compared any more. In days. */
export const flowWindowDays = 60
