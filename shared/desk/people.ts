import type { AdvertTemplate } from '../engagement/advert-templates.ts'
import type { Locale } from '../i18n/locales.ts'

/** A user as the lender's people see them. */
export interface UserShown {
  userId: string
  email: string
  name: string | null
  /** Masked. */
  phone: string | null
  companyId?: string | undefined
  isActivated: boolean
  isSkip: boolean
  blockedAt: string | null
  registerSource: string
  createdAt: string
  wrongPasswordsToday: number
  isLocked: boolean
  sessions: number
  passkeys: number
  codeApp: boolean
  /** When the lender last took the second factors away, who did, and how it was made sure who asked. */
  factorsReset: { at: string; by: string; identityCheck: string } | null
  /** Why the address is mailed no more, and since when; null where it is mailed. */
  mailStop: { why: string; since: string } | null
}

export interface AnnouncementView {
  id: string
  words: Record<Locale, { title: string; content: string }>
  publishedAt: string
  until: string | null
  isInForce: boolean
}

export interface PoolView {
  id: string
  type: string
  amount: string
  currency: string
  quantity: number
  /** What can still be collected. */
  remaining: number
  collected: number
  expiresOn: string
  voidedAt: string | null
}

export interface CampaignTagView {
  id: string
  name: string
  template: AdvertTemplate
  redPacket: string | null
  changedAt: string
}

export interface AdviserView {
  id: string
  name: string
  sha256: string
  changedAt: string
}

export interface LinkView {
  id: string
  path: string
  changedAt: string
}
