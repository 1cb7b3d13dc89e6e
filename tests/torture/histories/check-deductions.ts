import type { Payment } from '../../../functions/data/payments.ts'
import { BooksOutOfOrder } from '../../support/check-books.ts'
import { listOf } from './act.ts'
import type { World } from './world.ts'

const reasonAgainst = (
  { status, postedCents }: Payment,
  deduction: World['paymentPlatform']['deductions'][string] | undefined,
): string | undefined => {
  const isTaken = deduction?.status === 'done'
  if (status === 'reported') return undefined
  if (status === 'voided') return isTaken ? 'was taken, and is given up' : undefined
  if (!isTaken) return 'was posted, and not taken'
  return postedCents === deduction.amountCents ? undefined : `was posted as ${postedCents}`
}

/** What the payment platform took is what was counted, once each, or is still to be learned of. */
export const checkDeductions = async (world: World): Promise<void> => {
  const { deductions } = world.paymentPlatform
  const asked = (await listOf<Payment>(world, 'PAYMENT#')).filter(({ deduction }) => deduction !== undefined)
  for (const payment of asked) {
    const why = reasonAgainst(payment, deductions[payment.paymentId])
    if (why) throw new BooksOutOfOrder(`deduction ${payment.paymentId} ${why}`)
  }
  for (const key of Object.keys(deductions))
    if (!asked.some(({ paymentId }) => paymentId === key))
      throw new BooksOutOfOrder(`deduction ${key} was asked for, and is no payment`)
}
