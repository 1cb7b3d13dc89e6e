import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import type { Connector, SellerPlace, Tokens } from '../connectors/connector.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { TokenLease } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { encryptTokens, openTokens } from './encrypted-tokens.ts'

/** A token must outlast the call that it is used in. */
const marginMs = 60_000

/** Longer than a platform takes to answer. */
const leaseMs = 30_000

/** Who exchanges is looked after this often, for as long as a lease lasts. */
const lookEveryMs = 500

/** What a seller authorised: it has tokens, and people and jobs change it. */
export interface Authorised extends SellerPlace {
  platform: string
  authorisationId: string
  expiresAt?: string
  sealedTokens?: string
  tokenLease?: TokenLease
}

/** Where tokens are kept. */
export interface TokenKeeper<Holder extends Authorised> {
  /** As it is now; undefined where it is no more. */
  find(): Promise<Holder | undefined>
  /** Lands only on the version that was read. */
  replace(holder: Holder): Write
  /** What the encrypted tokens are bound to. */
  context: string
}

const withoutLease = <Holder extends Authorised>(holder: Holder): Holder => {
  const { tokenLease: _ended, ...rest } = holder
  return rest as Holder
}

/**
 * An access token that is good now. One that is about to end is exchanged first, by one caller at a time: a platform may
 * take a refresh token once. The new tokens are stored before they are used. Throws GrantRefused where the consent has
 * ended, and as the connector does.
 */
export const freshAccessToken = async <Holder extends Authorised>(
  { table, seal, random, clock, pause }: Deps,
  connector: Connector,
  keeper: TokenKeeper<Holder>,
  /** An access token that the platform has refused, though its time is not over. */
  refused?: string,
): Promise<string> => {
  const me = random.id()
  const now = () => clock().getTime()

  const read = async () => {
    const holder = await keeper.find()
    if (!holder?.sealedTokens) throw new GrantRefused('the consent was withdrawn')
    const tokens = await openTokens(seal, keeper.context, holder.sealedTokens)
    return { holder, tokens }
  }
  const isGood = ({ accessToken, accessExpiresAt }: Tokens) =>
    accessToken !== refused &&
    (accessExpiresAt === undefined || Date.parse(accessExpiresAt) - marginMs > now())

  const exchange = async (leased: Holder, tokens: Tokens, refreshToken: string): Promise<string> => {
    const fresh = await connector.refresh({ ...tokens, refreshToken }, leased)
    const stored = await retryOnChange(async () => {
      const holder = await keeper.find()
      if (!holder?.sealedTokens) {
        // The seller withdrew the consent at the same moment: nobody else has what has just come of it.
        await connector.revoke({ ...tokens, ...fresh }, leased)
        throw new GrantRefused('the consent was withdrawn')
      }
      // A newer authorisation has tokens of its own.
      if (holder.authorisationId !== leased.authorisationId) return true
      const written = await table.transact({
        tokens: keeper.replace({
          ...withoutLease(holder),
          ...(fresh.consentExpiresAt ? { expiresAt: fresh.consentExpiresAt } : {}),
          sealedTokens: await encryptTokens(seal, keeper.context, { ...tokens, ...fresh }),
        }),
      })
      return written.ok || changed
    })
    if (stored === changed) throw new Error('fresh tokens could not be stored')
    return fresh.accessToken
  }

  for (let waitedMs = 0; waitedMs <= leaseMs; waitedMs += lookEveryMs) {
    const { holder, tokens } = await read()
    if (isGood(tokens)) return tokens.accessToken
    const { refreshToken } = tokens
    if (!refreshToken) throw new GrantRefused(`${holder.platform}: the access token has ended`)
    const isHeld = holder.tokenLease && Date.parse(holder.tokenLease.until) > now()
    if (!isHeld) {
      const tokenLease = { holder: me, until: new Date(now() + leaseMs).toISOString() }
      const taken = await table.transact({ lease: keeper.replace({ ...holder, tokenLease }) })
      if (taken.ok) return exchange(holder, tokens, refreshToken)
    }
    await pause(lookEveryMs)
  }
  throw new PlatformUnavailable('the tokens are being exchanged by another')
}
