import * as z from 'zod'
import { productCodeSchema } from '../lending/product-terms.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { applicationStatuses, drawdownStatuses } from './drawdown-states.ts'

/** A request for money as the list of applications has it. */
export const applicationRecord = z.object({
  approval_id: z.string(),
  /** What was applied for. */
  name: z.literal('drawdown'),
  product_name: productCodeSchema,
  currency: currencySchema,
  amount: wireAmountSchema,
  /** Benchmark and margin together, in percent a year. */
  rate: ratePercentSchema,
  /** To the due date, as signed for, or as paid out if that was later. */
  interest: wireAmountSchema,
  /** To pay on the due date. */
  total: wireAmountSchema,
  status: z.enum(applicationStatuses),
  /** How far the money has come. */
  stage: z.enum(drawdownStatuses),
  created_time: z.string(),
  due_date: businessDateSchema,
  /** The signed note among the company's files; null until it was rendered. */
  note_file_id: z.string().nullable(),
})
