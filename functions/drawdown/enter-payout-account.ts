import type { BankAccountInput } from '#shared/application/bank-account.schema.ts'
import { payoutAccountUsableFrom } from '#shared/drawdown/payout-account.ts'
import { recordEvent } from '../data/events.ts'
import { indexIdentity } from '../data/identity-index.ts'
import {
  accountNumberContext,
  type PayoutAccount,
  replacePayoutAccount,
  storePastAccount,
} from '../data/payout-accounts.ts'
import { indexAccount } from '../data/search-index.ts'
import type { Item, Write } from '../data/table.ts'
import type { SessionContext } from '../http/handle.ts'
import { identityOfAccount } from '../kyc/identities-of.ts'
import type { Deps } from '../runtime/deps.ts'

/** Where details are entered: in an existing account or a new one. */
interface Place {
  accountId: string
  before: Item<PayoutAccount> | undefined
  /** The company has no other account. */
  isFirst: boolean
  /** The company has no other account in the currency. */
  isOnly: boolean
}

const openNumber = (seal: Deps['seal'], { companyId, sealedAccountNumber }: PayoutAccount): Promise<string> =>
  seal.open(sealedAccountNumber, accountNumberContext(companyId))

/** Whether an account has exactly these details. */
export const hasDetails = async (
  seal: Deps['seal'],
  account: PayoutAccount,
  { account_number: number, ...details }: BankAccountInput,
): Promise<boolean> =>
  Object.entries(details).every(([name, value]) => account[name as keyof typeof details] === value) &&
  account.lastFour === number.slice(-4) &&
  (await openNumber(seal, account)) === number

/** The stored account with the same bank and number, whatever its other details. */
export const findSameAccount = async (
  seal: Deps['seal'],
  accounts: readonly PayoutAccount[],
  { account_number: number, swift_code, currency }: BankAccountInput,
): Promise<PayoutAccount | undefined> => {
  const alike = accounts.filter(
    (account) =>
      account.swift_code === swift_code &&
      account.currency === currency &&
      account.lastFour === number.slice(-4),
  )
  for (const account of alike) if ((await openNumber(seal, account)) === number) return account
  return undefined
}

/** An account with newly entered, unverified details, and the writes that store it. */
export const enterPayoutAccount = async (
  { table, seal, clock }: Pick<Deps, 'table' | 'seal' | 'clock'>,
  { companyId, userId }: Pick<SessionContext, 'companyId' | 'userId'>,
  { account_number: number, ...details }: BankAccountInput,
  { accountId, before, isFirst, isOnly }: Place,
): Promise<{ account: PayoutAccount; writes: Record<string, Write> }> => {
  const now = clock()
  const at = now.toISOString()
  const isAsChosen = before?.currency === details.currency
  const chosenAt = isAsChosen ? before.chosenAt : isOnly ? at : undefined
  const account: PayoutAccount = {
    ...details,
    accountId,
    companyId,
    sealedAccountNumber: await seal.seal(number, accountNumberContext(companyId)),
    lastFour: number.slice(-4),
    numberLength: number.length,
    status: 'to be verified',
    changedAt: at,
    changedBy: userId,
    usableFrom: payoutAccountUsableFrom(isFirst, now),
    ...(chosenAt ? { chosenAt } : {}),
    version: before?.version ?? 0,
  }
  const version = account.version + 1
  const change = isFirst ? 'first' : before ? 'changed' : 'added'
  return {
    account: { ...account, version },
    writes: {
      account: replacePayoutAccount(table, account),
      ...indexAccount(table, account),
      ...(before ? { past: storePastAccount(table, before) } : {}),
      // An account shared by several companies indicates fraud.
      mark: indexIdentity(table, identityOfAccount(account), companyId, now),
      event: recordEvent(
        table,
        { name: 'payout-account-changed', companyId, accountId, version, change },
        `payout-account-changed:${companyId}:${accountId}:${version}`,
        now,
      ),
    },
  }
}
