import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import {
  normalizeReported,
  reportedReferencePrefix,
  wordSuffixes,
} from '#shared/repayment/reported-reference.ts'
import { findPayment, type Payment } from '../../data/payments.ts'
import { findPayoff, type Payoff } from '../../data/payoffs.ts'
import {
  hasReferencePrefix,
  listByReference,
  listReferencesByPrefix,
  listReportedOf,
  type ReportedTransfer,
} from '../../data/reported-transfers.ts'
import type { Table } from '../../data/table.ts'
import { findPrefixesOf } from './find-prefixes.ts'
import { memoize } from './memoize.ts'

const allOf = async (entries: AsyncGenerator<ReportedTransfer>): Promise<ReportedTransfer[]> => {
  const all: ReportedTransfer[] = []
  for await (const entry of entries) all.push(entry)
  return all
}

/** The number of references read at once: those of one text's neighbourhood. */
const pageSize = 10

/** The companies with references of their own that are a prefix of a text. */
const findReportersOf = async (table: Table, said: string): Promise<string[]> => {
  const entries = await findPrefixesOf<ReportedTransfer>(said, {
    textOf: ({ reported = '' }) => reported,
    isLongEnough: (text) => normalizeReported(text) !== undefined,
    listUpTo: async (upTo) => {
      const { items, cursor } = await listReferencesByPrefix(table, upTo, pageSize)
      return { entries: items, isLast: cursor === undefined }
    },
    listAs: (reported) => allOf(listByReference(table, reported)),
  })
  return entries.map(({ companyId }) => companyId)
}

/** Finds the companies with a reference that occurs in a text, at the beginning of a word. */
export const createReportedFinder = (table: Table): ((text: string) => Promise<string[]>) => {
  const isAny = memoize((beginning) => hasReferencePrefix(table, beginning))
  return async (text) => {
    const found = await Promise.all(
      wordSuffixes(text).map(async (said) =>
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
