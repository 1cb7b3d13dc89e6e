import { depositsByMarketplace, type MarketplaceDeposit } from '#shared/shops/marketplace-deposits.ts'
import { CallNotAllowed, GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import type { Access, PaymentConnector, Settlement } from '../connectors/connector.ts'
import { openPaymentConnector } from '../connectors/open-connector.ts'
import { watchPages } from '../connectors/watch-pages.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { accountFieldsOf } from './account-fields-of.ts'
import { accessToAccount } from './payment-account-access.ts'

/** How far back payouts and deposits are searched. */
const searchedDays = 30
const dayMs = 24 * 3_600_000

type Reading = ReturnType<typeof accountFieldsOf> &
  Pick<PaymentAccount, 'balances' | 'lastPayout' | 'marketplaceDeposits' | 'readAt'>

const spanTo = (now: Date) => ({
  from: new Date(now.getTime() - searchedDays * dayMs).toISOString(),
  to: now.toISOString(),
})

/** Everything that a platform lists, page by page. */
const readPages = async <Each>(
  readPage: (cursor: { cursor?: string }) => Promise<{
    found: readonly Each[]
    listed: readonly string[]
    cursor?: string | undefined
  }>,
): Promise<Each[]> => {
  const all: Each[] = []
  const pages = watchPages('a payment platform')
  let cursor: string | undefined
  do {
    const requested = cursor
    const page = await readPage(requested ? { cursor: requested } : {})
    all.push(...page.found)
    cursor = page.cursor
    pages.next(page.listed, requested, cursor)
  } while (cursor)
  return all
}

const readPayouts = (connector: PaymentConnector, access: Access, now: Date): Promise<Settlement[]> =>
  readPages(async (at) => {
    const { settlements, cursor } = await connector.readSettlements(access, { ...spanTo(now), ...at })
    return { found: settlements, listed: settlements.map(({ id }) => id), cursor }
  })

/** Undefined where the platform does not state who paid, or the consent does not cover deposits. */
const readDeposits = async (
  connector: PaymentConnector,
  access: Access,
  now: Date,
): Promise<MarketplaceDeposit[] | undefined> => {
  if (!connector.readDeposits) return undefined
  try {
    return await readPages(async (at) => {
      const page = await connector.readDeposits?.(access, { ...spanTo(now), ...at })
      return { found: page?.deposits ?? [], listed: page?.listed ?? [], cursor: page?.cursor }
    })
  } catch (error) {
    if (error instanceof CallNotAllowed) return undefined
    throw error
  }
}

const readWith = async (
  { clock }: Deps,
  connector: PaymentConnector,
  { platform, accountId }: PaymentAccount,
  access: Access,
): Promise<Reading> => {
  const now = clock()
  const profile = await connector.readProfile(access)
  if (profile.id !== accountId) throw new PlatformUnavailable(`${platform}: another account answered`)
  const balances = await connector.readBalances(access)
  const payouts = await readPayouts(connector, access, now)
  const deposits = await readDeposits(connector, access, now)
  const last = payouts.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)
  const readAt = now.toISOString()
  return {
    ...accountFieldsOf(profile),
    balances: balances.map(({ currency, unsettledCents }) => ({
      amountCents: unsettledCents,
      currency,
      reportedAt: readAt,
    })),
    ...(last ? { lastPayout: { at: last.at, currency: last.currency, amountCents: last.amountCents } } : {}),
    ...(deposits ? { marketplaceDeposits: depositsByMarketplace(deposits) } : {}),
    readAt,
  }
}

/**
 * The platform's present data of an account. Throws as its connector does, and GrantRefused if a fresh token is refused
 * as well.
 */
export const readPaymentAccount = async (deps: Deps, account: PaymentAccount): Promise<Reading> => {
  const connector = await openPaymentConnector(deps, account.platform)
  const access = await accessToAccount(deps, connector, account)
  try {
    return await readWith(deps, connector, account, access)
  } catch (error) {
    if (!(error instanceof GrantRefused)) throw error
    const other = await accessToAccount(deps, connector, account, access.accessToken)
    return readWith(deps, connector, account, other)
  }
}
