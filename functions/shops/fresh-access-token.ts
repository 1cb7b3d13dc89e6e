import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import type { Access, Connector, ShopLocation, Tokens } from '../connectors/connector.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { FormerTokenLease } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import { takeTokenLease } from '../data/token-leases.ts'
import type { Deps } from '../runtime/deps.ts'
import { cachedDecrypt } from './cached-decrypt.ts'
import { decryptTokens, encryptTokens } from './encrypted-tokens.ts'

/** A token must outlast its call. */
const marginMs = 60_000

/** Longer than a platform's response time. */
const leaseMs = 30_000

/** How long a holder whose lease has lapsed may take to store its new tokens. */
const slowestStoreMs = 5_000

/** How often to check, during the lease, whether its holder has stored new tokens. */
const lookEveryMs = 500

/** An authorised item: it has tokens, and is changed concurrently. */
export interface Authorised extends ShopLocation {
  platform: string
  authorisationId: string
  expiresAt?: string
  sealedTokens?: string
  tokenLease?: FormerTokenLease
}

/** The store of tokens. */
export interface TokenKeeper<Holder extends Authorised> {
  /** The current state; undefined if it was removed. */
  find(): Promise<Holder | undefined>
  /** Fails unless the version that was read is current. */
  replace(holder: Holder): Write
  /** The company in whose partition the tokens are. */
  companyId: string
  /** The encryption context of the tokens. */
  context: string
}

interface LeasedExchange {
  refreshToken: string
  sealedTokens: string
  /** Another held the lease before, and may have used the refresh token. */
  isTakenOver: boolean
}

const withoutFormerLease = <Holder extends Authorised>(holder: Holder): Holder => {
  const { tokenLease: _ended, ...rest } = holder
  return rest as Holder
}

/** A valid access token, with the platform's ids of its seller. */
export type FreshAccess = Pick<Access, 'accessToken' | 'seller'>

const accessOf = ({ accessToken, seller }: FreshAccess): FreshAccess => ({
  accessToken,
  ...(seller ? { seller } : {}),
})

/**
 * A valid access token. One that is about to expire is refreshed first, by one caller at a time: a platform may accept
 * a refresh token once. New tokens are stored before use. Throws GrantRefused if the consent has ended, and as the
 * connector does.
 */
export const freshAccessToken = async <Holder extends Authorised>(
  deps: Deps,
  connector: Connector,
  keeper: TokenKeeper<Holder>,
  /** An access token that the platform has rejected before its expiry. */
  refused?: string,
): Promise<FreshAccess> => {
  const { table, random, clock, pause } = deps
  // Caches the decryption, as the tokens are read before and after the lease is taken.
  const seal = cachedDecrypt(deps.seal)
  const me = random.id()
  const now = () => clock().getTime()

  const read = async () => {
    const holder = await keeper.find()
    if (!holder?.sealedTokens) throw new GrantRefused('the consent was withdrawn')
    const { sealedTokens } = holder
    return { holder, sealedTokens, tokens: await decryptTokens(seal, keeper.context, sealedTokens) }
  }
  const isGood = ({ accessToken, accessExpiresAt }: Tokens) =>
    accessToken !== refused &&
    (accessExpiresAt === undefined || Date.parse(accessExpiresAt) - marginMs > now())

  /**
   * A holder that was slower than its lease may have used the refresh token, and be storing the new tokens now: then
   * those count, and not the refusal of the used one.
   */
  const storedMeanwhile = async (refreshToken: string): Promise<FreshAccess | undefined> => {
    for (let waitedMs = 0; waitedMs <= slowestStoreMs; waitedMs += lookEveryMs) {
      const { tokens } = await read()
      if (tokens.refreshToken !== refreshToken) return isGood(tokens) ? accessOf(tokens) : undefined
      await pause(lookEveryMs)
    }
    return undefined
  }

  const exchange = async (
    leased: Holder,
    tokens: Tokens,
    { refreshToken, sealedTokens, isTakenOver }: LeasedExchange,
  ): Promise<FreshAccess> => {
    let fresh: Tokens
    try {
      fresh = await connector.refresh({ ...tokens, refreshToken }, leased)
    } catch (error) {
      const stored =
        error instanceof GrantRefused && isTakenOver ? await storedMeanwhile(refreshToken) : undefined
      if (stored) return stored
      throw error
    }
    let known: Holder | undefined = leased
    const stored = await retryOnChange(async () => {
      const holder = known ?? (await keeper.find())
      known = undefined
      if (!holder?.sealedTokens) {
        // The seller withdrew the consent concurrently: nobody else has the new tokens.
        await connector.revoke({ ...tokens, ...fresh }, leased)
        throw new GrantRefused('the consent was withdrawn')
      }
      // A newer authorisation has its own tokens.
      if (holder.authorisationId !== leased.authorisationId) return true
      const isWritten = await table.write(
        keeper.replace({
          ...withoutFormerLease(holder),
          ...(fresh.consentExpiresAt ? { expiresAt: fresh.consentExpiresAt } : {}),
          sealedTokens: await encryptTokens(seal, keeper.context, { ...tokens, ...fresh }, sealedTokens),
        }),
      )
      return isWritten || changed
    })
    if (stored === changed) throw new Error('fresh tokens could not be stored')
    return accessOf({ ...tokens, ...fresh })
  }

  let lease: { of: string; isTakenOver: boolean } | undefined
  for (let waitedMs = 0; waitedMs <= leaseMs; waitedMs += lookEveryMs) {
    const { holder, sealedTokens, tokens } = await read()
    if (isGood(tokens)) return accessOf(tokens)
    const { refreshToken } = tokens
    if (!refreshToken) throw new GrantRefused(`${holder.platform}: the access token has ended`)
    if (lease?.of === sealedTokens)
      return exchange(holder, tokens, { refreshToken, sealedTokens, isTakenOver: lease.isTakenOver })
    const isFormerlyHeld = holder.tokenLease && Date.parse(holder.tokenLease.until) > now()
    const taken = isFormerlyHeld
      ? undefined
      : await takeTokenLease(
          table,
          { companyId: keeper.companyId, context: keeper.context, sealedTokens },
          { holder: me, now: clock(), lastsMs: leaseMs },
        )
    // The tokens are read again: they may have been exchanged before the lease was taken.
    if (taken) lease = { of: sealedTokens, isTakenOver: taken === 'lapsed' }
    else await pause(lookEveryMs)
  }
  throw new PlatformUnavailable('the tokens are being exchanged by another')
}
