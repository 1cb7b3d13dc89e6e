import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import type { Access, PaymentConnector, Settlement } from '../connectors/connector.ts'
import { openPaymentConnector } from '../connectors/open-connector.ts'
import { watchPages } from '../connectors/watch-pages.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { accountFieldsOf } from './account-fields-of.ts'
import { accessToAccount } from './payment-account-access.ts'

/** How far back payouts are searched. */
const payoutDays = 30
const dayMs = 24 * 3_600_000

type Reading = ReturnType<typeof accountFieldsOf> & Pick<PaymentAccount, 'balances' | 'lastPayout' | 'readAt'>

const readPayouts = async (connector: PaymentConnector, access: Access, now: Date): Promise<Settlement[]> => {
  const span = { from: new Date(now.getTime() - payoutDays * dayMs).toISOString(), to: now.toISOString() }
  const found: Settlement[] = []
  const pages = watchPages('a payment platform')
  let cursor: string | undefined
  do {
    const requested = cursor
    const page = await connector.readSettlements(access, {
      ...span,
      ...(requested ? { cursor: requested } : {}),
    })
    found.push(...page.settlements)
    cursor = page.cursor
    pages.next(
      page.settlements.map(({ id }) => id),
      requested,
      cursor,
    )
  } while (cursor)
  return found
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
    readAt,
  }
}

/** The platform's present data of an account. Throws as its connector does; GrantRefused once no fresh token helps. */
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
