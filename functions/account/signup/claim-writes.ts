import type { SignupTerms } from '#shared/account/signup-terms.ts'
import { lineOfRegisterSource, type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'
import { releaseCompanyNumber } from '../../data/company-numbers.ts'
import { listConsents, replaceConsents } from '../../data/consents.ts'
import type { Credentials } from '../../data/credentials.ts'
import {
  listPaymentAccounts,
  releasePaymentAccount,
  removePaymentAccount,
} from '../../data/payment-accounts.ts'
import { findFactors, hasFactor, replaceFactors } from '../../data/second-factors.ts'
import { listUserSessions, removeSession } from '../../data/sessions.ts'
import type { Item, Table, Write } from '../../data/table.ts'
import { phoneOf, releasePhone, type User } from '../../data/users.ts'
import type { RequestContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { findKnownDevice } from '../sessions/known-device.ts'

/**
 * Whether proving the mailbox claims the account from whoever signed up with it: the mailbox was not proven yet, somebody
 * has chosen a password, and the call does not come from the browser that they did so in, which is known by the secret that
 * it keeps. An account that the lender has made has no password that a stranger could know.
 */
export const isClaimed = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  user: User,
  credentials: Credentials,
  request: Pick<RequestContext, 'cookies'>,
): Promise<boolean> =>
  !user.isActivated &&
  credentials.passwordHash !== undefined &&
  (await findKnownDevice(deps, credentials, request)) === undefined

/** The line whose terms a signup was under. */
export const lineOfSignup = ({ registerSource }: Pick<User, 'registerSource'>): ProductLine =>
  lineOfRegisterSource(registerSource) ?? productLines.hook

/** A signup opens one session. Should there be more than these, the event of the new password ends the others. */
const maxSessions = 40

const listed = (prefix: string, writes: readonly Write[]): Record<string, Write> =>
  Object.fromEntries(writes.map((write, index) => [`${prefix}:${index}`, write]))

/** The payment account that the signup was bound to, and the number that its company goes by there, are free again. */
const releaseAccounts = async (table: Table, companyId: string): Promise<Write[]> =>
  (await listPaymentAccounts(table, companyId)).flatMap((account) => [
    releasePaymentAccount(table, account),
    removePaymentAccount(table, account),
    ...(account.companyNumber ? [releaseCompanyNumber(table, account.companyNumber, companyId)] : []),
  ])

/**
 * The user as the owner of the mailbox gets the account, and the writes that drop what a stranger may have brought: number,
 * sessions, factors, consents and payment accounts. The password goes with the new one, which the caller adds.
 */
export const claimWrites = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  user: Item<User>,
  agreements: readonly SignupTerms[],
  { locale, ip }: Pick<RequestContext, 'locale' | 'ip'>,
): Promise<{ user: Item<User>; writes: Record<string, Write> }> => {
  const { userId, companyId } = user
  const phone = phoneOf(user)
  const [sessions, factors, consents, accounts] = await Promise.all([
    listUserSessions(table, userId),
    findFactors(table, userId),
    listConsents(table, userId),
    companyId === undefined ? [] : releaseAccounts(table, companyId),
  ])
  const withoutFactors = { userId, passkeys: [], recoveryCodes: [], version: factors.version }
  const {
    name: _name,
    phoneCountryCode: _code,
    phoneNumber: _number,
    phoneVerifiedAt: _verified,
    cpid: _adviser,
    ...kept
  } = user
  const consent = { userId, agreements, locale, at: clock().toISOString(), ip }
  return {
    user: { ...kept, locale, isActivated: true },
    writes: {
      ...(phone ? { formerPhone: releasePhone(table, phone, userId) } : {}),
      ...(hasFactor(factors) ? { factors: replaceFactors(table, withoutFactors) } : {}),
      ...listed(
        'session',
        sessions.slice(0, maxSessions).map((session) => removeSession(table, session)),
      ),
      ...listed('consent', replaceConsents(table, consents, consent)),
      ...listed('account', accounts),
    },
  }
}
