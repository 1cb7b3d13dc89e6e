import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { sha256Of } from './sha256.ts'
import { check, put, type Table, type Write } from './table.ts'

/** A lock on a refresh token: until it ends, only its holder refreshes the tokens. */
interface TokenLease {
  holder: string
  /** The digest of the encrypted tokens that it is for: new tokens have no lease yet. */
  of: string
  /** ISO timestamp, UTC. */
  until: string
}

/** Encrypted tokens that a lease is for. */
export interface LeasedTokens {
  companyId: string
  /** The encryption context of the tokens. */
  context: string
  sealedTokens: string
}

const keptForDays = 1

const leaseKey = ({ companyId, context }: LeasedTokens) => companyItemKey(companyId, `TOKENLEASE#${context}`)

const freeOf = (of: string) => [{ pk: absent }, { of: { not: of } }] as const

/**
 * Takes the lease for `holder`. `free` if nobody had it, `lapsed` if another had it until now; undefined while
 * another has it. The lease has a small item of its own; the tokens are part of a larger one.
 */
export const takeTokenLease = async (
  table: Table,
  tokens: LeasedTokens,
  { holder, now, lastsMs }: { holder: string; now: Date; lastsMs: number },
): Promise<'free' | 'lapsed' | undefined> => {
  const of = sha256Of(tokens.sealedTokens)
  const until = new Date(now.getTime() + lastsMs).toISOString()
  const item = {
    ...leaseKey(tokens),
    type: 'token-lease',
    ttl: ttlAfter(now, keptForDays),
    holder,
    of,
    until,
  }
  if (await table.write(put<TokenLease>(table, item, { anyOf: freeOf(of) }))) return 'free'
  // A write whose response was lost is reported as failed: `holder` may have the lease already.
  const lapsed = { anyOf: [{ until: { atMost: now.toISOString() } }, { holder }] }
  return (await table.write(put<TokenLease>(table, item, lapsed))) ? 'lapsed' : undefined
}

/** Fails while somebody has the lease. */
export const expectNoTokenLease = (table: Table, tokens: LeasedTokens, now: Date): Write =>
  check<TokenLease>(table, leaseKey(tokens), {
    anyOf: [...freeOf(sha256Of(tokens.sealedTokens)), { until: { atMost: now.toISOString() } }],
  })
