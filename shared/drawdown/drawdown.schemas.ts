import * as z from 'zod/mini'
import { idSchema, textSchema } from '../api/field-schemas.ts'
import { salesShareSchema, usualSalesShare } from '../lending/sales-share.ts'
import { amountSchema } from '../money/cents.ts'
import { benchmarkFixing, drawdownQuote } from './drawdown-quote.schema.ts'
import { drawdownStatuses } from './drawdown-states.ts'

export const drawdownSchemas = {
  getSofr: {
    response: benchmarkFixing,
  },
  quoteDrawdown: {
    body: z.object({
      amount: amountSchema,
      /** The percentage of sales that the projection repays with. */
      sales_share: z._default(salesShareSchema, usualSalesShare),
    }),
    response: drawdownQuote,
  },
  submitDrawdown: {
    body: z.object({
      quote_id: idSchema,
      /** One of the directors. */
      signer_name: textSchema(200),
      accepted: z.literal(true, 'mustAccept'),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.enum(drawdownStatuses) }),
  },
}
