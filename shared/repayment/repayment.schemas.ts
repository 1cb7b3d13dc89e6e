import * as z from 'zod/mini'
import { idSchema, textSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, periodFields, periodInOrder, sortOrderSchema } from '../api/page.schema.ts'
import { amountSchema } from '../money/cents.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { chargeOrder } from './charge-order.schema.ts'
import { chargeOrderStatuses } from './charge-order-states.ts'
import { payoff } from './payoff.schema.ts'

export const repaymentSchemas = {
  listCharges: {
    body: z
      .object({
        ...pageFields,
        status: z.optional(z.enum(chargeOrderStatuses, 'unknownOption')),
        facility_id: z.optional(idSchema),
        /** Due on these business days. */
        ...periodFields,
        sort_by: z._default(z.enum(['due_date', 'created_time'], 'unknownOption'), 'due_date'),
        order: sortOrderSchema,
      })
      .check(periodInOrder),
    response: pageOf(chargeOrder),
  },
  reportPayment: {
    body: z.object({
      charge_id: idSchema,
      amount: amountSchema,
      /** What the transfer says, to find it by. */
      reference: textSchema(140),
    }),
    response: z.object({ payment_id: z.string(), charge: chargeOrder }),
  },
  quotePayoff: {
    body: z.object({
      drawdown_id: idSchema,
      /** From today to the due date; today where it is left out. */
      date: z.optional(businessDateSchema),
    }),
    response: payoff,
  },
  reportPayoff: {
    body: z.object({
      drawdown_id: idSchema,
      amount: amountSchema,
      /** What the transfer says, to find it by. */
      reference: textSchema(140),
    }),
    response: z.object({ drawdown_id: z.string(), status: z.literal('reported') }),
  },
}
