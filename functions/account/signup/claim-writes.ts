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
 * Whether verifying the mailbox claims the account from the person who signed up: the mailbox was not verified yet, a
 * password was chosen, and the call comes from another browser than that signup, as its secret shows. An account
 * created by the lender has no password that a stranger could know.
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

/** The line whose terms applied to a signup. */
export const lineOfSignup = ({ registerSource }: Pick<User, 'registerSource'>): ProductLine =>
  lineOfRegisterSource(registerSource) ?? productLines.hook

/** A signup opens one session. Should there be more than these, the event of the new password ends the others. */
const maxSessions = 40

const listed = (prefix: string, writes: readonly Write[]): Record<string, Write> =>
  Object.fromEntries(writes.map((write, index) => [`${prefix}:${index}`, write]))

/** Releases the payment account of the signup, and the number of its company. */
const releaseAccounts = async (table: Table, companyId: string): Promise<Write[]> =>
  (await listPaymentAccounts(table, companyId)).flatMap((account) => [
    releasePaymentAccount(table, account),
    removePaymentAccount(table, account),
    ...(account.companyNumber ? [releaseCompanyNumber(table, account.companyNumber, companyId)] : []),
  ])

/**
 * The user as the mailbox's owner, and the writes that drop everything a stranger may have entered: number, sessions,
 * factors, consents and payment accounts. The caller replaces the password.
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
