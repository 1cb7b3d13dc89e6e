import * as z from 'zod/mini'
import { abnormalities } from '../shops/shop-condition.ts'
import { amount, instant, recordId, text, withResponseKind } from './response-fields.ts'

/** The kind of problem with a shop: its consent, its sales or its platform. */
export const trouble = z.union([
  z.literal('pending'),
  z.literal('unauthorized'),
  z.literal('expired'),
  z.literal('expiringSoon'),
  z.enum(abnormalities),
])
export type Trouble = z.output<typeof trouble>

/** A shop with a problem: of a company with a limit or a debt, or one that could never be read. */
export const shopTroubleView = z.strictObject({
  companyId: recordId,
  shopId: recordId,
  shop: text,
  platform: text,
  troubles: withResponseKind(z.array(trouble), 'troubles'),
  since: instant,
  /** The facility with the largest debt; null without one. */
  facilityId: z.nullable(recordId),
  currency: z.nullable(text),
  limit: z.nullable(amount),
  outstanding: z.nullable(amount),
})
export type ShopTroubleView = z.output<typeof shopTroubleView>
