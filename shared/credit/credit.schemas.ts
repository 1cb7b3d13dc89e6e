import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, sortOrderSchema } from '../api/page.schema.ts'
import { drawdownObstacles } from '../drawdown/drawdown-obstacles.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import {
  creditApplication,
  limitApplicationInput,
  submittedLimitApplication,
} from './credit-application.schema.ts'
import { creditEstimate } from './credit-estimate.schema.ts'
import { creditLimit } from './credit-limit.schema.ts'
import { facilityDetail } from './facility-detail.schema.ts'
import { facilityStatuses } from './facility-states.ts'
import { facilitySummary } from './facility-summary.schema.ts'
import { limitIncrease } from './limit-increase.schema.ts'
import { renewal, submittedRenewal } from './renewal.schema.ts'

export const creditSchemas = {
  getCreditLimit: {
    response: creditLimit,
  },
  getCreditEstimate: {
    response: creditEstimate,
  },
  getCreditApplication: {
    response: creditApplication,
  },
  getLimitIncrease: {
    response: limitIncrease,
  },
  submitLimit: {
    body: limitApplicationInput,
    response: submittedLimitApplication,
  },
  getFacilitySummary: {
    response: z.nullable(
      z.extend(facilitySummary, {
        /** Why a drawdown of any amount would be refused now; null if there is no such reason. */
        drawdown_obstacle: z.nullable(z.enum(drawdownObstacles)),
      }),
    ),
  },
  getRenewal: {
    body: z.object({ facility_id: idSchema }),
    response: renewal,
  },
  submitRenewal: {
    body: z.object({ facility_id: idSchema }),
    response: submittedRenewal,
  },
  listFacilities: {
    body: z.object({
      ...pageFields,
      status: z.optional(z.enum(facilityStatuses, 'unknownOption')),
      product_code: z.optional(productCodeSchema),
      sort_by: z._default(
        z.enum(['effective_date', 'next_review_date', 'product_code'], 'unknownOption'),
        'effective_date',
      ),
      order: sortOrderSchema,
    }),
    response: pageOf(facilitySummary),
  },
  getFacilityDetail: {
    body: z.object({
      facility_id: idSchema,
    }),
    response: facilityDetail,
  },
}
