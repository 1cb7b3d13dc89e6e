import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import {
  normalizeReported,
  reportedReferencePrefix,
  textFromEachWord,
} from '#shared/repayment/reported-reference.ts'
import { findPayment, type Payment } from '../../data/payments.ts'
import { findPayoff, type Payoff } from '../../data/payoffs.ts'
import {
  findReportedUpTo,
  isAnyReported,
  listReportedAs,
  listReportedOf,
  type ReportedTransfer,
} from '../../data/reported-transfers.ts'
import type { Table } from '../../data/table.ts'
import { memoize } from './memoize.ts'

const allOf = async (entries: AsyncGenerator<ReportedTransfer>): Promise<ReportedTransfer[]> => {
  const all: ReportedTransfer[] = []
  for await (const entry of entries) all.push(entry)
  return all
}

/** The common prefix of two texts. */
const sharedBeginning = (one: string, other: string): string => {
  const letters = Array.from(other)
  const index = Array.from(one).findIndex((letter, place) => letter !== letters[place])
  return index < 0 ? one : Array.from(one).slice(0, index).join('')
}

/**
 * The companies with references of their own that are a prefix of a text. The last reference in order before the text
 * is examined: if it is no prefix, the next candidate is at most as long as the common prefix. So a few lookups
 * suffice, however many references are similar.
 */
const findReportersOf = async (table: Table, said: string): Promise<string[]> => {
  const found: string[] = []
  for (let upTo = said; normalizeReported(upTo); ) {
    const last = await findReportedUpTo(table, upTo)
    if (!last?.reported) break
    if (upTo.startsWith(last.reported)) {
      found.push(...(await allOf(listReportedAs(table, last.reported))).map(({ companyId }) => companyId))
      upTo = Array.from(last.reported).slice(0, -1).join('')
    } else upTo = sharedBeginning(upTo, last.reported)
  }
  return found
}

/** Finds the companies with a reference that occurs in a text, at the beginning of a word. */
export const createReportedFinder = (table: Table): ((text: string) => Promise<string[]>) => {
  const isAny = memoize((beginning) => isAnyReported(table, beginning))
  return async (text) => {
    const found = await Promise.all(
      textFromEachWord(text).map(async (said) =>
        (await isAny(reportedReferencePrefix(said))) ? findReportersOf(table, said) : [],
      ),
    )
    return found.flat()
  }
}

/** A company's reported transfers whose arrival is not confirmed. */
export interface ReportedTransfers {
  payments: readonly Payment[]
  payoffs: readonly Payoff[]
}

export const loadReportedTransfers = async (table: Table, companyId: string): Promise<ReportedTransfers> => {
  const entries = await allOf(listReportedOf(table, companyId))
  const idsOf = (kind: ReportedTransfer['kind']) =>
    entries.flatMap((entry) => (entry.kind === kind ? entry.id : []))
  const [payments, payoffs] = await Promise.all([
    Promise.all(idsOf('payment').map((id) => findPayment(table, companyId, id))),
    Promise.all(idsOf('payoff').map((id) => findPayoff(table, companyId, id))),
  ])
  return {
    payments: payments.flatMap((payment) => (payment && isOpenPayment(payment.status) ? payment : [])),
    payoffs: payoffs.flatMap((payoff) => (payoff && isOpenPayment(payoff.status) ? payoff : [])),
  }
}
