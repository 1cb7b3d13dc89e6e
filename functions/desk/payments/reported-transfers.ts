import { comparableReported, textEssence } from '#shared/repayment/reported-reference.ts'
import { listEveryWaitingPayment, type Payment } from '../../data/payments.ts'
import { listEveryWaitingPayoff, type Payoff } from '../../data/payoffs.ts'
import type { Table } from '../../data/table.ts'

/** All transfers that sellers reported and that nobody has seen arrive. */
export interface ReportedTransfers {
  of(companyId: string): { payments: readonly Payment[]; payoffs: readonly Payoff[] }
  /** The companies one of whose own references stands in a text. */
  companiesIn(text: string): string[]
}

/**
 * Reads them all, a few pages a thousand: a reference of a seller's own is found anywhere in a text, which no key of the
 * table could lead to.
 */
export const loadReportedTransfers = async (table: Table): Promise<ReportedTransfers> => {
  const [payments, payoffs] = await Promise.all([
    listEveryWaitingPayment(table),
    listEveryWaitingPayoff(table),
  ])
  const paymentsOf = Map.groupBy(payments, ({ companyId }) => companyId)
  const payoffsOf = Map.groupBy(payoffs, ({ companyId }) => companyId)
  const comparable = [...payments, ...payoffs].flatMap(({ companyId, reference }) => {
    const reported = comparableReported(reference)
    return reported === undefined ? [] : [{ companyId, reported }]
  })
  return {
    of: (companyId) => ({
      payments: paymentsOf.get(companyId) ?? [],
      payoffs: payoffsOf.get(companyId) ?? [],
    }),
    companiesIn: (text) => {
      const said = textEssence(text)
      return comparable.flatMap(({ companyId, reported }) => (said.includes(reported) ? companyId : []))
    },
  }
}
