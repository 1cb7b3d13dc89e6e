import type { Statement } from '#shared/ledger/statement.ts'
import type { Currency } from '#shared/money/currency.ts'

/** What a statement of account says: a facility's account with its borrower over a period. */
export interface StatementData {
  facilityId: string
  companyName: string
  lenderName: string
  licenceNumber: string
  currency: Currency
  statement: Statement
  /** The instant that it is as of, ISO, UTC: the end of the period. */
  asOf: string
}
