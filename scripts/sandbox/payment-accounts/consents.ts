import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { keepInFolder, keepInMemory } from '../kept-state.ts'
import { keyOf, newSecret } from '../secrets.ts'

/** Whose account it is: an account is known by its holder's address. */
export interface Holder {
  email: string
  name: string
}

const consentSchema = z.object({
  consentId: z.string(),
  email: z.string(),
  name: z.string(),
  /** The day of the account's last sale before it was first linked, so that repeated reads agree. */
  lastDate: z.string(),
  ended: z.boolean(),
})
type Consent = z.infer<typeof consentSchema>

const codeSchema = z.object({
  consentId: z.string(),
  redirectUri: z.string(),
  expiresAt: z.number(),
  used: z.boolean(),
})

/** One without `expiresAt` is good until the consent ends. */
const tokenSchema = z.object({
  consentId: z.string(),
  kind: z.enum(['access', 'refresh']),
  expiresAt: z.optional(z.number()),
})

/** Codes and tokens are keyed by their SHA-256. Times in ms since 1970. */
const schema = z.object({
  consents: z.record(z.string(), consentSchema),
  codes: z.record(z.string(), codeSchema),
  tokens: z.record(z.string(), tokenSchema),
})
type State = z.infer<typeof schema>

export interface Consents {
  /** Records that a holder agreed, and returns the code for it. */
  approve(holder: Holder, redirectUri: string): string
  /** The tokens of a code. Undefined for one that is unknown, over, another address's, or was used before. */
  exchange(code: string, redirectUri?: string): { accessToken: string; refreshToken: string } | undefined
  /** Another access token by a refresh token, which stays good. */
  refresh(refreshToken: string): string | undefined
  findByAccessToken(accessToken: string): Consent | undefined
  /** Ends one access token. */
  drop(accessToken: string): void
  /** Ends every consent of the account whose holder's address `isMeant` knows. False where there is none. */
  endAccount(isMeant: (email: string) => boolean): boolean
}

const codeLifetimeMs = 5 * 60_000

/** The consents of one payment platform, kept in `folder`; without one they end with the process. */
export const createConsents = (options: {
  clock: () => Date
  /** How its tokens begin. */
  prefix: string
  /** Without it, access tokens are good until the consent ends. */
  accessSeconds?: number
  folder?: string
}): Consents => {
  const { clock, prefix, accessSeconds, folder } = options
  const empty: State = { consents: {}, codes: {}, tokens: {} }
  const { state, save } =
    folder === undefined ? keepInMemory(empty) : keepInFolder(folder, 'consents.json', { schema, empty })
  const { consents, codes, tokens } = state
  const now = () => clock().getTime()

  const newToken = (consentId: string, kind: 'access' | 'refresh'): string => {
    const secret = `${prefix}${newSecret()}`
    const ends = kind === 'access' && accessSeconds !== undefined
    tokens[keyOf(secret)] = {
      consentId,
      kind,
      ...(ends ? { expiresAt: now() + accessSeconds * 1000 } : {}),
    }
    return secret
  }

  const findToken = (secret: string, kind: 'access' | 'refresh'): Consent | undefined => {
    const token = tokens[keyOf(secret)]
    const consent = token && consents[token.consentId]
    if (!consent || consent.ended || token.kind !== kind) return undefined
    return token.expiresAt !== undefined && token.expiresAt <= now() ? undefined : consent
  }

  return {
    approve({ email, name }, redirectUri) {
      const earlier = Object.values(consents).find((each) => each.email === email)
      const consentId = randomUUID()
      const lastDate = earlier?.lastDate ?? addDays(businessDate(clock()), -1)
      consents[consentId] = { consentId, email, name, lastDate, ended: false }
      const secret = newSecret()
      codes[keyOf(secret)] = { consentId, redirectUri, expiresAt: now() + codeLifetimeMs, used: false }
      save()
      return secret
    },

    exchange(secret, redirectUri) {
      const code = codes[keyOf(secret)]
      const consent = code && consents[code.consentId]
      if (!consent) return undefined
      // A code that comes twice is in the wrong hands: nothing that came of it stays good.
      if (code.used) consent.ended = true
      const isGood =
        !code.used &&
        code.expiresAt > now() &&
        (redirectUri === undefined || redirectUri === code.redirectUri)
      code.used = true
      const issued = isGood
        ? {
            accessToken: newToken(consent.consentId, 'access'),
            refreshToken: newToken(consent.consentId, 'refresh'),
          }
        : undefined
      save()
      return issued
    },

    refresh(refreshToken) {
      const consent = findToken(refreshToken, 'refresh')
      if (!consent) return undefined
      const accessToken = newToken(consent.consentId, 'access')
      save()
      return accessToken
    },

    findByAccessToken: (accessToken) => findToken(accessToken, 'access'),

    drop(accessToken) {
      delete tokens[keyOf(accessToken)]
      save()
    },

    endAccount(isMeant) {
      const meant = Object.values(consents).filter(({ email, ended }) => !ended && isMeant(email))
      for (const consent of meant) consent.ended = true
      save()
      return meant.length > 0
    },
  }
}

/** An id that follows from the holder's address: so many of the alphabet's letters. */
export const idOf = (email: string, alphabet: string, length: number): string =>
  [...createHash('sha512').update(email).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')

/** Holders are known to the platform but for those who say that they are not. */
export const isVerified = ({ email }: Holder): boolean => !email.startsWith('unverified')
