import * as z from 'zod/mini'
import { advertTemplates } from '../engagement/advert-templates.ts'
import { redPacketStatuses } from '../engagement/red-packet-states.ts'
import { locales } from '../i18n/locales.ts'
import { amount, count, day, instant, recordId, state, text, yesNo } from './response-fields.ts'

/** A user as the back office sees them. */
export const shownUser = z.strictObject({
  userId: recordId,
  email: text,
  name: z.nullable(text),
  /** Masked. */
  phone: z.nullable(text),
  companyId: z.optional(recordId),
  isActivated: yesNo,
  isSkip: yesNo,
  blockedAt: z.nullable(instant),
  registerSource: text,
  createdAt: instant,
  wrongPasswordsToday: count,
  isLocked: yesNo,
  sessions: count,
  passkeys: count,
  codeApp: yesNo,
  /** When and by whom the second factors were last reset, and how the person's identity was checked. */
  factorsReset: z.nullable(
    z.strictObject({
      at: instant,
      by: text,
      identityCheck: text,
    }),
  ),
  /** Why and since when the address is suppressed; null if it is not. */
  mailStop: z.nullable(
    z.strictObject({
      why: text,
      since: instant,
    }),
  ),
})
export type ShownUser = z.output<typeof shownUser>

export const announcementView = z.strictObject({
  id: recordId,
  words: z.record(
    z.enum(locales),
    z.strictObject({
      title: text,
      content: text,
    }),
  ),
  publishedAt: instant,
  until: z.nullable(text),
  isInForce: yesNo,
})
export type AnnouncementView = z.output<typeof announcementView>

export const poolView = z.strictObject({
  id: recordId,
  type: text,
  amount: amount,
  currency: text,
  quantity: count,
  /** The number that can still be claimed. */
  remaining: count,
  collected: count,
  expiresOn: day,
  voidedAt: z.nullable(instant),
})
export type PoolView = z.output<typeof poolView>

/** A company's red packet. */
export const packetView = z.strictObject({
  id: recordId,
  type: text,
  amount,
  currency: text,
  status: state(redPacketStatuses),
  expiresOn: day,
  claimedAt: z.nullable(instant),
  claimedBy: z.nullable(text),
  usedAt: z.nullable(instant),
})

export const campaignTagView = z.strictObject({
  id: recordId,
  name: text,
  template: z.enum(advertTemplates),
  redPacket: z.nullable(text),
  changedAt: instant,
})
export type CampaignTagView = z.output<typeof campaignTagView>

export const adviserView = z.strictObject({
  id: recordId,
  name: text,
  sha256: text,
  changedAt: instant,
})
export type AdviserView = z.output<typeof adviserView>

export const linkView = z.strictObject({
  id: recordId,
  path: text,
  changedAt: instant,
})
export type LinkView = z.output<typeof linkView>
