import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { advertTemplates } from './advert-templates.ts'
import { categoryReportSchemas } from './category-report.schemas.ts'
import { complaintSchemas } from './complaint.schemas.ts'
import { redPacketStatuses } from './red-packet-states.ts'

const id = oneLineSchema(64)

const redPacket = z.object({
  id: z.string(),
  /** The lender's name for the kind of packet. */
  type: z.string(),
  /** Its value. */
  amount: wireAmountSchema,
  currency: currencySchema,
  /** `active` ones can be claimed: those issued to the company, and those in pools. */
  status: z.enum(redPacketStatuses),
  /** The number left under this id; 0 once the company has its own. */
  remaining_quantity: z.number(),
  /** The last day of validity. */
  expires_on: businessDateSchema,
  /** ISO timestamp, UTC; null until collected. */
  claimed_at: z.nullable(z.string()),
  /** The drawdown it is used for; null if unused. */
  drawdown_id: z.nullable(z.string()),
})

export const engagementSchemas = {
  listRedPackets: {
    query: z.object({ status: z.optional(z.enum(redPacketStatuses, 'unknownOption')) }),
    response: z.array(redPacket),
  },
  getRedPacketQuantity: {
    params: z.object({ id }),
    response: z.object({ remaining_quantity: z.number() }),
  },
  collectRedPacket: {
    params: z.object({ id }),
    response: redPacket,
  },
  getCampaignTag: {
    params: z.object({ id }),
    response: z.object({
      id: z.string(),
      name: z.string(),
      /** The advert on the landing page. */
      template: z.enum(advertTemplates),
      /** The red packets that it distributes; null without any. */
      red_packet_id: z.nullable(z.string()),
    }),
  },
  getCustomerService: {
    params: z.object({ id }),
    response: z.object({
      /** PNG or JPEG in base64, without a prefix. */
      cs_qrcode: z.string(),
    }),
  },
  ...categoryReportSchemas,
  ...complaintSchemas,
}
