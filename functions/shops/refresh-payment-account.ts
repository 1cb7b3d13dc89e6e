import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { GrantRefused } from '../connectors/call-platform.ts'
import { recordEvent } from '../data/events.ts'
import {
  findPaymentAccount,
  type PaymentAccount,
  paymentAccountIdOf,
  replacePaymentAccount,
} from '../data/payment-accounts.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { nextDayAt } from './next-sync.ts'
import { readPaymentAccount } from './read-payment-account.ts'

/**
 * Writes the new state of the account that was `read`; no write if it was authorised again, stopped or unlinked
 * meanwhile.
 */
const write = async (
  { table }: Deps,
  read: PaymentAccount,
  become: (now: PaymentAccount) => { account: PaymentAccount; events: Record<string, Write> },
): Promise<PaymentAccount> => {
  const written = await retryOnChange(async () => {
    const now = await findPaymentAccount(table, read.companyId, read)
    if (!now) return read
    if (now.authorisationId !== read.authorisationId || now.status !== 'authorized') return now
    const { account, events } = become(now)
    const outcome = await table.transact({ account: replacePaymentAccount(table, account), ...events })
    return outcome.ok ? account : changed
  })
  if (written === changed) throw new Error('the payment account was changed at every try')
  return written
}

const balanceReported = ({ table, clock, random }: Deps, { companyId }: PaymentAccount): Write =>
  recordEvent(table, { name: 'balance-reported', companyId }, random.id(), clock())

/** The account may not be read any more: its last balance raises no watermark, and the seller is notified. */
const stop = (deps: Deps, read: PaymentAccount, status: 'unauthorized' | 'expired') =>
  write(deps, read, (now) => {
    const { sealedTokens: _tokens, dueAt: _due, ...kept } = now
    const { companyId, platform, accountId, authorisationId } = now
    return {
      account: { ...kept, status },
      events: {
        reported: balanceReported(deps, now),
        stopped: recordEvent(
          deps.table,
          { name: 'payment-account-stopped', companyId, platform, accountId, status },
          `payment-account-stopped:${paymentAccountIdOf(now)}:${authorisationId}`,
          deps.clock(),
        ),
      },
    }
  })

/**
 * Syncs a payment account and stores its balance, with the event that updates the watermarks. One whose consent is void
 * or over is stopped. Throws PlatformUnavailable, with nothing written, if the platform does not respond.
 */
export const refreshPaymentAccount = async (deps: Deps, account: PaymentAccount): Promise<PaymentAccount> => {
  if (shopStatusAt(account, deps.clock()) === 'expired') return stop(deps, account, 'expired')
  try {
    const reading = await readPaymentAccount(deps, account)
    return await write(deps, account, (now) => ({
      account: { ...now, ...reading, dueAt: nextDayAt(deps.clock()) },
      events: { reported: balanceReported(deps, now) },
    }))
  } catch (error) {
    if (!(error instanceof GrantRefused)) throw error
    deps.log('info', error.message, { platform: account.platform })
    return stop(deps, account, 'unauthorized')
  }
}
