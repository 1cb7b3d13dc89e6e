import type { AdvertTemplate } from '../engagement/advert-templates.ts'
import type { Locale } from '../i18n/locales.ts'

/** A user as the back office sees them. */
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
  /** When and by whom the second factors were last reset, and how the person's identity was checked. */
  factorsReset: { at: string; by: string; identityCheck: string } | null
  /** Why and since when the address is suppressed; null if it is not. */
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
  /** The number that can still be claimed. */
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
