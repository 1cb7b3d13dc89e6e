import type { Payment } from '../../functions/data/payments.ts'
import type { Table } from '../../functions/data/table.ts'
import type { StoredDeductions } from '../../scripts/sandbox/payment/deductions.ts'
import { BooksOutOfOrder } from '../support/check-books.ts'
import { listOwned } from '../support/list-owned.ts'

const reasonAgainst = (
  { status, postedCents }: Payment,
  deduction: StoredDeductions[string] | undefined,
): string | undefined => {
  const isTaken = deduction?.status === 'done'
  if (status === 'reported') return undefined
  if (status === 'voided') return isTaken ? 'was taken, and is given up' : undefined
  if (!isTaken) return 'was posted, and not taken'
  return postedCents === deduction.amountCents ? undefined : `was posted as ${postedCents}`
}

/**
 * Reconciles the platform's deductions with the companies' payments: each is posted once, or its result is
 * still to be fetched.
 */
export const checkDeductions = async (
  table: Table,
  companyIds: readonly string[],
  deductions: StoredDeductions,
): Promise<void> => {
  const lists = await Promise.all(companyIds.map((id) => listOwned<Payment>(table, id, 'PAYMENT#')))
  const asked = lists.flat().filter(({ deduction }) => deduction !== undefined)
  for (const payment of asked) {
    const why = reasonAgainst(payment, deductions[payment.paymentId])
    if (why) throw new BooksOutOfOrder(`deduction ${payment.paymentId} ${why}`)
  }
  const known = new Set(asked.map(({ paymentId }) => paymentId))
  const unknown = Object.keys(deductions).find((key) => !known.has(key))
  if (unknown) throw new BooksOutOfOrder(`deduction ${unknown} was asked for, and is no payment`)
}
