import type { Posting } from '#shared/ledger/posting.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { FacilityFigures, LoanFigures } from '#shared/portfolio/contribution.ts'
import { readLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'
import { chargesOfPayments, drawdownOfPosting } from './drawdown-of-posting.ts'
import { arrearsOfLoan, facilityFiguresOf, readFacilityRecords } from './load-facility-figures.ts'

export interface LedgerLoan {
  month: string
  paidOutCents: Cents
  outstandingCents: Cents
  writtenOffCents: Cents
}

/** The loans of a ledger by drawdown, from postings that move principal; without those whose payout was returned. */
export const loansOfLedger = (
  postings: readonly Posting[],
  chargeOfPayment: ReadonlyMap<string, string>,
): Map<string, LedgerLoan> => {
  const loans = new Map<string, LedgerLoan>()
  const ids = new Set(postings.map(({ postingId }) => postingId))
  for (const posting of postings) {
    const cents = posting.lines.find(({ account }) => account === 'principalReceivable')?.amountCents
    if (cents === undefined) continue
    const drawdownId = drawdownOfPosting(posting, chargeOfPayment)
    const loan = loans.get(drawdownId) ?? {
      month: '',
      paidOutCents: 0,
      outstandingCents: 0,
      writtenOffCents: 0,
    }
    const isPayout = posting.kind === 'drawdown-paid-out' && !ids.has(reversalIdOf(posting.postingId))
    const isWriteOff = /^(?:reversal:)?charge-written-off:/.test(posting.postingId)
    loans.set(drawdownId, {
      month: isPayout ? posting.businessDate.slice(0, 7) : loan.month,
      paidOutCents: loan.paidOutCents + (isPayout ? cents : 0),
      outstandingCents: loan.outstandingCents + cents,
      writtenOffCents: loan.writtenOffCents - (isWriteOff ? cents : 0),
    })
  }
  return new Map([...loans].filter(([, { month }]) => month !== ''))
}

const readOnce = async (
  table: Table,
  facilityId: string,
): Promise<FacilityFigures | typeof changed | undefined> => {
  const before = await readFacilityRecords(table, facilityId)
  const ledger = await readLedger(table, facilityId)
  if (!before || !ledger) return undefined
  const { facility, postings, rebuilt } = ledger
  if (before.facility.postingCount !== postings.length) return changed
  const chargeOfPayment = await chargesOfPayments(table, facility.companyId)
  const loans = [...loansOfLedger(postings, chargeOfPayment)].map(
    ([drawdownId, loan]): LoanFigures => ({
      ...loan,
      arrears: arrearsOfLoan(drawdownId, before.charges),
    }),
  )
  return facilityFiguresOf({ ...before, facility: { ...before.facility, balances: rebuilt } }, loans)
}

/**
 * A facility's contribution from its postings alone: balances, and each loan's payout, debt and loss. Days past due and
 * expected receipts, which are not in postings, come from its charge orders and drawdowns. Throws if postings kept
 * being committed during the read, or are missing.
 */
export const readFromLedger = async (
  table: Table,
  facilityId: string,
): Promise<FacilityFigures | undefined> => {
  const figures = await retryOnChange(() => readOnce(table, facilityId))
  if (figures === changed)
    throw new Error(`the ledger of facility ${facilityId} cannot be read as of one moment`)
  return figures
}
