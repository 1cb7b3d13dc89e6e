import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { lenderAccount } from './charge-order.schema.ts'

/** What settles a drawdown on a day before it is due, and what that saves. */
export const payoff = z.object({
  drawdown_id: z.string(),
  currency: currencySchema,
  /** The day on which the money arrives. */
  date: businessDateSchema,
  due_date: businessDateSchema,
  principal: wireAmountSchema,
  /** To the date, for the minimum tenor at least, half-up to the cent. */
  interest: wireAmountSchema,
  total: wireAmountSchema,
  /** The interest to the due date that is not owed. */
  saved: wireAmountSchema,
  pay_to: lenderAccount,
  /** What to write on the transfer: the lender finds the money by it. */
  transfer_reference: z.string(),
})
