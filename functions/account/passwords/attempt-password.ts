import { businessDate } from '#shared/time/business-date.ts'
import { type Credentials, normalEmail } from '../../data/credentials.ts'
import type { Refused } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type CaptchaInput, checkCaptcha, hasCaptchaSolution } from '../captcha/check-captcha.ts'
import { networkOf, wideNetworkOf } from '../limits/network-of.ts'
import { verifyPassword } from './hash-password.ts'
import {
  type AttemptCounts,
  type AttemptState,
  findAttemptState,
  reserveLoginAttempt,
} from './login-attempt-limiter.ts'
import { recordLock } from './record-lock.ts'

export interface PasswordAttempt {
  /** The subject, as given; whether it exists makes no visible difference. */
  subject: string
  /** The known browser's counter of failures. Absent for an unknown browser. */
  device?: string | undefined
  /** The credentials; undefined for an unknown subject. */
  credentials: Credentials | undefined
  password: string
  /** The caller's network address. */
  ip: string
  /** `never` within a session: no captcha is required. */
  captcha: CaptchaInput | 'never'
  /** The day's counters of the attempt, if the caller has just read them. */
  read?: AttemptState | undefined
}

export type PasswordAttemptResult<Next> =
  | { ok: true; credentials: Credentials; next: Next }
  | Refused<
      | 'wrongPassword'
      | 'tooManyRequests'
      | 'codeExpired'
      | 'codeIncorrect'
      | 'wrongPasswordCaptchaNeeded'
      | 'accountLocked'
    >

/**
 * Unknown browsers share one counter by account and one by network, and a known browser has its own, so they do not
 * lock it out.
 */
const countsOf = (
  { subject, device, ip, captcha }: Pick<PasswordAttempt, 'subject' | 'device' | 'ip' | 'captcha'>,
  now: Date,
): AttemptCounts => {
  const day = businessDate(now)
  const mayAskForCaptcha = captcha !== 'never'
  if (device) return { own: { counted: 'wrong-password-on-device', subject: device, day }, mayAskForCaptcha }
  const wide = wideNetworkOf(ip)
  return {
    own: { counted: 'wrong-password', subject: normalEmail(subject), day },
    network: { counted: 'wrong-password-from', subject: networkOf(ip), day },
    ...(wide === undefined ? {} : { wideNetwork: { counted: 'wrong-password-from', subject: wide, day } }),
    mayAskForCaptcha,
  }
}

/** The day's counters of an attempt. */
export const readAttempts = (
  deps: Pick<Deps, 'table' | 'clock'>,
  attempt: Parameters<typeof countsOf>[0],
): Promise<AttemptState> => findAttemptState(deps, countsOf(attempt, deps.clock()))

/**
 * Compares a password, within the day's limits by account and network address, or by known browser; a right one resets
 * the day's failures that were counted with it. For an unknown account it does the same reads, writes and hash work as
 * for a wrong password. The user is notified of a lock. Refused with
 * - `wrongPassword`: wrong;
 * - `wrongPasswordCaptchaNeeded`: wrong, and a captcha is required from now on; or, with `body.code` required, nothing
 *   was compared for want of one;
 * - `codeExpired`, `codeIncorrect`: the captcha is expired or wrong, nothing was compared;
 * - `accountLocked`: that was the last attempt of the day, or nothing was compared because it was locked before;
 * - `tooManyRequests`: the network address has too many failures; nothing was compared.
 *
 * `whenRight` reads what the caller needs next, while the attempt is released.
 */
export const attemptPassword = async <Next>(
  deps: Deps,
  attempt: PasswordAttempt,
  whenRight: (credentials: Credentials) => Promise<Next>,
): Promise<PasswordAttemptResult<Next>> => {
  const { credentials, password, captcha } = attempt
  const counts = countsOf(attempt, deps.clock())
  const limit = captcha === 'never' || hasCaptchaSolution(captcha) ? 'atAll' : 'withoutCaptcha'
  const guess = await reserveLoginAttempt(
    deps,
    counts,
    limit,
    async () => (captcha !== 'never' && limit === 'atAll' ? checkCaptcha(deps, captcha) : undefined),
    attempt.read,
  )
  if (!guess.ok) return guess

  const isRight = await verifyPassword(password, credentials?.passwordHash, deps.hashStrength)
  if (!credentials || !isRight) {
    const wrong = await guess.wrong()
    const of = credentials ?? { email: attempt.subject, version: 0 }
    if (wrong.reason === 'accountLocked') await deps.table.write(recordLock(deps, counts, of))
    return wrong
  }
  const [next] = await Promise.all([whenRight(credentials), guess.right()])
  return { ok: true, credentials, next }
}
