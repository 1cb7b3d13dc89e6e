import * as z from 'zod/mini'
import { transferRoutes } from './transfer-route.ts'

/** A code of ISO 20022, or one of the bank's own. */
const code = z.union([
  z.strictObject({ code: z.string().check(z.regex(/^[A-Z0-9]{1,4}$/)) }),
  z.strictObject({ proprietary: z.string().check(z.regex(/^[\w .-]{1,35}$/)) }),
])
export type PaymentCode = z.output<typeof code>

const route = z.strictObject({
  serviceLevel: z.optional(code),
  localInstrument: z.optional(code),
  /** Why the payee is paid; banks require it across borders. */
  purpose: z.optional(code),
  /** The most that the bank takes in one transfer. */
  maxAmount: z.optional(z.string().check(z.regex(/^\d{1,13}\.\d{2}$/))),
})

/** The variant of pain.001 that the bank of an account takes, by the bank's own guide. */
export const paymentFileSettings = z.strictObject({
  version: z.enum(['03', '09']),
  /** `swift`: the bank takes no Chinese and no accents. */
  characters: z.enum(['any', 'swift']),
  /** The offered routes with their codes. Without any, the bank chooses. */
  routes: z.optional(z.partialRecord(z.enum(transferRoutes), route)),
})
export type PaymentFileSettings = z.output<typeof paymentFileSettings>

/** For banks without settings: the variant from before there were any. */
export const defaultPaymentFile: PaymentFileSettings = { version: '09', characters: 'any' }
