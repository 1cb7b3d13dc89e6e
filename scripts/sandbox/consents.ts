import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { keepInFolder, keepInMemory } from './sandbox-state.ts'
import { keyOf, newSecret } from './secrets.ts'

/** A seller's consent to the one client that a platform has. */
export interface SellerConsent {
  /** The platform's id of the seller. */
  sellerId: string
  /** The part of the platform that it is for, where it has such parts. */
  region: string
  /** The day of the seller's last order before the first consent, so that repeated reads agree. */
  lastOrderDate: string
  /** The holder's identity at platforms that know it. */
  holder?: Holder | undefined
}

export interface Holder {
  email: string
  name: string
}

const consentSchema = z.object({
  sellerId: z.string(),
  region: z.string(),
  lastOrderDate: z.string(),
  holder: z.optional(z.object({ email: z.string(), name: z.string() })),
  expiresAt: z.number(),
  isWithdrawn: z.boolean(),
})

type SecretKind = 'code' | 'access' | 'refresh'

const secretSchema = z.object({
  consentId: z.string(),
  kind: z.enum(['code', 'access', 'refresh']),
  expiresAt: z.number(),
  /** Of a code. */
  isUsed: z.boolean(),
})

/** Codes and tokens are keyed by their SHA-256. Times in ms since 1970. */
const schema = z.object({
  consents: z.record(z.string(), consentSchema),
  secrets: z.record(z.string(), secretSchema),
})
type State = z.infer<typeof schema>

export interface Consents {
  /** Records a seller's consent and returns the code for it. */
  approve(seller: Pick<SellerConsent, 'sellerId' | 'region' | 'holder'>): string
  /** Undefined for a code that is unknown, expired or was used before. */
  exchange(code: string): { accessToken: string; refreshToken: string } | undefined
  /** Another access token; undefined where the consent has ended. The refresh token stays as it is. */
  refresh(refreshToken: string): string | undefined
  /** A new pair, for a platform whose refresh tokens are for single use. Undefined likewise. */
  rotate(refreshToken: string): { accessToken: string; refreshToken: string } | undefined
  /** The consent of a valid access token. */
  find(accessToken: string): SellerConsent | undefined
  /** Revokes one access token. */
  drop(accessToken: string): void
  /** Ends the consent of a refresh token. False for an unknown token. */
  revoke(refreshToken: string): boolean
  /** Ends every consent of a seller. False if there is none. */
  withdraw(sellerId: string): boolean
}

/** The consents of a platform's sellers, stored in `folder`. Lifetimes are in seconds. */
export const createConsents = (options: {
  clock: () => Date
  folder?: string
  lifetimes: { code: number; access: number; consent: number }
  /** The prefix of the platform's secrets. */
  prefixes?: Partial<Record<SecretKind, string>>
}): Consents => {
  const { clock, folder, lifetimes, prefixes = {} } = options
  const empty: State = { consents: {}, secrets: {} }
  const { state, save } =
    folder === undefined ? keepInMemory(empty) : keepInFolder(folder, 'consents.json', { schema, empty })
  const { consents, secrets } = state
  const now = () => clock().getTime()

  const issue = (consentId: string, kind: SecretKind, expiresAt: number): string => {
    const secret = `${prefixes[kind] ?? ''}${newSecret()}`
    secrets[keyOf(secret)] = { consentId, kind, expiresAt, isUsed: false }
    return secret
  }

  const issueAccess = (consentId: string): string => {
    for (const [key, { kind, expiresAt }] of Object.entries(secrets))
      if (kind === 'access' && expiresAt < now()) delete secrets[key]
    return issue(consentId, 'access', now() + lifetimes.access * 1000)
  }

  const open = (text: string, kind: SecretKind) => {
    const secret = secrets[keyOf(text)]
    const consent = secret && consents[secret.consentId]
    return consent && secret.kind === kind && !consent.isWithdrawn ? { secret, consent } : undefined
  }

  const isOver = ({ expiresAt }: { expiresAt: number }): boolean => expiresAt <= now()

  return {
    approve({ sellerId, region, holder }) {
      const consentId = randomUUID()
      // A seller has the same history in every consent.
      const earlier = Object.values(consents).find((each) => each.sellerId === sellerId)
      consents[consentId] = {
        sellerId,
        region,
        holder,
        lastOrderDate: earlier?.lastOrderDate ?? addDays(businessDate(clock()), -1),
        expiresAt: now() + lifetimes.consent * 1000,
        isWithdrawn: false,
      }
      const code = issue(consentId, 'code', now() + lifetimes.code * 1000)
      save()
      return code
    },

    exchange(code) {
      const opened = open(code, 'code')
      if (!opened) return undefined
      const { secret, consent } = opened
      // RFC 6749, section 4.1.2: a code that is used twice has leaked.
      consent.isWithdrawn = secret.isUsed
      secret.isUsed = true
      const { consentId } = secret
      const tokens =
        consent.isWithdrawn || isOver(secret)
          ? undefined
          : {
              accessToken: issueAccess(consentId),
              refreshToken: issue(consentId, 'refresh', consent.expiresAt),
            }
      save()
      return tokens
    },

    refresh(refreshToken) {
      const opened = open(refreshToken, 'refresh')
      if (!opened || isOver(opened.secret)) return undefined
      const accessToken = issueAccess(opened.secret.consentId)
      save()
      return accessToken
    },

    rotate(refreshToken) {
      const opened = open(refreshToken, 'refresh')
      if (!opened || isOver(opened.secret)) return undefined
      delete secrets[keyOf(refreshToken)]
      const { consentId, expiresAt } = opened.secret
      const tokens = {
        accessToken: issueAccess(consentId),
        refreshToken: issue(consentId, 'refresh', expiresAt),
      }
      save()
      return tokens
    },

    find(accessToken) {
      const opened = open(accessToken, 'access')
      return opened && !isOver(opened.secret) ? opened.consent : undefined
    },

    drop(accessToken) {
      delete secrets[keyOf(accessToken)]
      save()
    },

    revoke(refreshToken) {
      const opened = open(refreshToken, 'refresh')
      if (opened) opened.consent.isWithdrawn = true
      save()
      return opened !== undefined
    },

    withdraw(sellerId) {
      const given = Object.values(consents).filter((each) => each.sellerId === sellerId && !each.isWithdrawn)
      for (const consent of given) consent.isWithdrawn = true
      save()
      return given.length > 0
    },
  }
}
