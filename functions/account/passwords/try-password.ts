import { businessDate, startOfNextDay } from '#shared/time/business-date.ts'
import { type Credentials, normalEmail } from '../../data/credentials.ts'
import { countOne, countOneLess, type DailyCount, findCount, forgetCount } from '../../data/daily-counts.ts'
import type { Write } from '../../data/table.ts'
import { type Refused, refuse, refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { bringsCaptcha, checkCaptcha, type GivenCaptcha } from '../captcha/check-captcha.ts'
import { networkOf } from '../limits/network-of.ts'
import { verifyPassword } from './hash-password.ts'

/**
 * Wrong passwords a day of one account, in Hong Kong: from how many on a captcha is needed, and how many there may be.
 * Those of a network address are limited by the configuration.
 */
export const wrongPasswordsAllowed = { withoutCaptcha: 3, atAll: 10 } as const

export interface PasswordTry {
  /** As it was given; whether anybody has it makes no difference to anything that shows. */
  email: string
  /** What the address logs in with; undefined where nobody has it. */
  credentials: Credentials | undefined
  password: string
  /** The network address that the call comes from. */
  ip: string
  /** `never` within a session: no captcha is asked for, and the network address is not counted. */
  captcha: GivenCaptcha | 'never'
}

export type PasswordTried =
  | {
      ok: true
      credentials: Credentials
      /** Forgets the day's wrong passwords of the account. Goes into the transaction of what follows. */
      forgive: Write
    }
  | Refused<
      | 'wrongPassword'
      | 'tooManyRequests'
      | 'codeExpired'
      | 'codeIncorrect'
      | 'wrongPasswordCaptchaNeeded'
      | 'accountLocked'
    >

/** The day's counts that a try is held to: that of the e-mail address and, outside a session, the network's. */
interface Counters {
  address: DailyCount
  network: DailyCount | undefined
}

const countersOf = ({ email, ip, captcha }: PasswordTry, now: Date): Counters => {
  const day = businessDate(now)
  return {
    address: { counted: 'wrong-password', subject: normalEmail(email), day },
    network:
      captcha === 'never' ? undefined : { counted: 'wrong-password-from', subject: networkOf(ip), day },
  }
}

/** What the counts say by now. */
const findStanding = async ({ table, config }: Deps, { address, network }: Counters) => {
  const ofNetwork = config.networkLimits.wrongPasswords
  const [ofThisAddress, ofThisNetwork] = await Promise.all([
    findCount(table, address),
    network ? findCount(table, network) : 0,
  ])
  return {
    isLocked: ofThisAddress >= wrongPasswordsAllowed.atAll,
    isNetworkRefused: ofThisNetwork >= ofNetwork.atAll,
    needsCaptcha:
      network !== undefined &&
      (ofThisAddress >= wrongPasswordsAllowed.withoutCaptcha || ofThisNetwork >= ofNetwork.withoutCaptcha),
  }
}

/** Why no password is compared now, for one who has shown to be a person or need not. Undefined when one may be. */
const refuseByLimits = async (deps: Deps, counters: Counters, isProven: boolean) => {
  const { isLocked, isNetworkRefused, needsCaptcha } = await findStanding(deps, counters)
  const now = deps.clock()
  if (isNetworkRefused) return refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now)
  if (isLocked) return refuse('accountLocked')
  return needsCaptcha && !isProven
    ? refuse('wrongPasswordCaptchaNeeded', [{ field: 'body.code', rule: 'required' }])
    : undefined
}

/**
 * Counts the try as a wrong one before anything is compared, so that no number of parallel guesses gets past the
 * limit. The network goes first: one that is over its limit does not lock an account. False when a limit was reached.
 */
const countTry = async ({ table, config }: Deps, { address, network }: Counters, isProven: boolean) => {
  const limit = isProven ? 'atAll' : 'withoutCaptcha'
  if (network && !(await table.write(countOne(table, network, config.networkLimits.wrongPasswords[limit]))))
    return false
  if (await table.write(countOne(table, address, wrongPasswordsAllowed[limit]))) return true
  if (network) await table.write(countOneLess(table, network))
  return false
}

/**
 * Compares a password, within the day's limits by e-mail address and by network address. Does the same reads, writes
 * and hash work for an address that nobody has as for a wrong password. Refused with
 * - `wrongPassword`: wrong;
 * - `wrongPasswordCaptchaNeeded`: wrong, and a captcha is needed from now on; or, with `body.code` required, nothing
 *   was compared for want of one;
 * - `codeExpired`, `codeIncorrect`: the captcha is too old or wrong, nothing was compared;
 * - `accountLocked`: that was the last wrong one of the day, or nothing was compared because it had been before;
 * - `tooManyRequests`: the network address gave too many wrong ones; nothing was compared.
 */
export const tryPassword = async (deps: Deps, attempt: PasswordTry): Promise<PasswordTried> => {
  const { table, clock } = deps
  const { credentials, password, captcha } = attempt
  const counters = countersOf(attempt, clock())
  const isProven = captcha === 'never' || bringsCaptcha(captcha)
  const refused =
    (await refuseByLimits(deps, counters, isProven)) ??
    (captcha !== 'never' && isProven ? await checkCaptcha(deps, captcha) : undefined)
  if (refused) return refused
  // Others were counted meanwhile. Where some of those turned out right, this one may still be compared.
  while (!(await countTry(deps, counters, isProven))) {
    const overtaken = await refuseByLimits(deps, counters, isProven)
    if (overtaken) return overtaken
  }

  const isRight = await verifyPassword(password, credentials?.passwordHash, deps.hashStrength)
  if (!credentials || !isRight) {
    const { isLocked, needsCaptcha } = await findStanding(deps, counters)
    return isLocked
      ? refuse('accountLocked')
      : refuse(needsCaptcha ? 'wrongPasswordCaptchaNeeded' : 'wrongPassword')
  }
  if (counters.network) await table.write(countOneLess(table, counters.network))
  return { ok: true, credentials, forgive: forgetCount(table, counters.address) }
}
