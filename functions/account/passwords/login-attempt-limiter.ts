import type { ErrorName } from '#shared/api/errors.ts'
import { startOfNextDay } from '#shared/time/business-date.ts'
import type { DailyCount } from '../../data/daily-counts.ts'
import {
  findLoginAttempts,
  type LoginAttempts,
  recordFailure,
  releaseAttempt,
  reserveAttempt,
  resetFailures,
} from '../../data/login-attempts.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { type Refused, refuse, refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { wideNetworkFactor } from '../limits/network-of.ts'

/**
 * Failed attempts a day for one account (Hong Kong): the threshold for a captcha, and the maximum. Limits by network
 * address are configured.
 */
export const wrongPasswordsAllowed = { withoutCaptcha: 3, atAll: 10 } as const

/** The day's counters that an attempt is checked against. */
export interface AttemptCounts {
  /** The counter of the account. */
  own: DailyCount
  /** The counter of the network address. Absent if it is not counted. */
  network?: DailyCount | undefined
  /** The counter of the wide network, which is allowed `wideNetworkFactor` as much. */
  wideNetwork?: DailyCount | undefined
  /** Whether a captcha is required after some failures. */
  mayAskForCaptcha: boolean
}

type Limit = keyof typeof wrongPasswordsAllowed

type LimitRefusal = Refused<'tooManyRequests' | 'accountLocked' | 'wrongPasswordCaptchaNeeded'>

export interface AttemptState {
  own: LoginAttempts
  network: LoginAttempts
  wideNetwork: LoginAttempts
}

const none: LoginAttempts = { count: 0, comparing: 0 }

/** The day's attempts of each counter. */
export const findAttemptState = async (
  { table }: Pick<Deps, 'table'>,
  { own, network, wideNetwork }: AttemptCounts,
): Promise<AttemptState> => {
  const [ofOwn, ofNetwork, ofWide] = await Promise.all([
    findLoginAttempts(table, own),
    network ? findLoginAttempts(table, network) : none,
    wideNetwork ? findLoginAttempts(table, wideNetwork) : none,
  ])
  return { own: ofOwn, network: ofNetwork, wideNetwork: ofWide }
}

const wrongOnes = ({ count, comparing }: LoginAttempts): number => count - comparing
const allOfThem = ({ count }: LoginAttempts): number => count

/** The verdict of the counters, `counted` being which attempts count as failed. */
const judge = (
  { config }: Pick<Deps, 'config'>,
  { mayAskForCaptcha }: AttemptCounts,
  { own, network, wideNetwork }: AttemptState,
  counted: (guesses: LoginAttempts) => number,
) => {
  const ofNetwork = config.networkLimits.wrongPasswords
  const isFull = (most: number) =>
    counted(network) >= most || counted(wideNetwork) >= most * wideNetworkFactor
  return {
    isLocked: counted(own) >= wrongPasswordsAllowed.atAll,
    isNetworkRefused: isFull(ofNetwork.atAll),
    needsCaptcha:
      mayAskForCaptcha &&
      (counted(own) >= wrongPasswordsAllowed.withoutCaptcha || isFull(ofNetwork.withoutCaptcha)),
  }
}

const refusalBy = (
  deps: Pick<Deps, 'config' | 'clock'>,
  counts: AttemptCounts,
  state: AttemptState,
  limit: Limit,
  counted: (guesses: LoginAttempts) => number = wrongOnes,
): LimitRefusal | undefined => {
  const { isLocked, isNetworkRefused, needsCaptcha } = judge(deps, counts, state, counted)
  const now = deps.clock()
  if (isNetworkRefused) return refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now)
  if (isLocked) return refuse('accountLocked')
  return needsCaptcha && limit === 'withoutCaptcha'
    ? refuse('wrongPasswordCaptchaNeeded', [{ field: 'body.code', rule: 'required' }])
    : undefined
}

/**
 * Reserves an attempt with all counters, before anything is compared. False, with nothing left reserved, when one of
 * them has no attempt left. A network over its limit must not lock an account: it is refused earlier, by the counters
 * that were read. Reservations made beside a failed one are in progress until released, but never count as failures.
 */
const begin = async ({ table, config }: Deps, counts: AttemptCounts, limit: Limit): Promise<boolean> => {
  const most = config.networkLimits.wrongPasswords[limit]
  const { own, network, wideNetwork } = counts
  const reservations = [
    { count: wideNetwork, allowed: most * wideNetworkFactor },
    { count: network, allowed: most },
    { count: own, allowed: wrongPasswordsAllowed[limit] },
  ].flatMap(({ count, allowed }) => (count ? { count, allowed } : []))
  const reserved = await Promise.all(
    reservations.map(({ count, allowed }) => table.write(reserveAttempt(table, count, allowed))),
  )
  if (!reserved.includes(false)) return true
  const begun = reservations.filter((_, index) => reserved[index])
  await Promise.all(begun.map(({ count }) => table.write(releaseAttempt(table, count))))
  return false
}

/** An attempt in progress; it counts until it is ended in one of these ways. */
export interface ReservedAttempt {
  ok: true
  /** The password was wrong. Returns the refusal. */
  wrong(): Promise<Refused<'wrongPassword' | 'wrongPasswordCaptchaNeeded' | 'accountLocked'>>
  /** The password was right: resets the account's failures of the day, not the network's. */
  right(): Promise<void>
}

/** Resets failures. If other attempts keep beginning and ending meanwhile, they stay counted. */
const forget = (table: Deps['table'], count: DailyCount) =>
  retryOnChange(async () => {
    const guesses = await findLoginAttempts(table, count)
    if (wrongOnes(guesses) === 0) return
    return (await table.write(resetFailures(table, count, guesses))) ? undefined : changed
  })

/** How often an attempt waits for others in progress: eight seconds, of the twenty that a call may take. */
const maxWaits = 85
const longestPauseMs = 100
const firstPauseMs = 10

const areAllTaken = (
  { config }: Pick<Deps, 'config'>,
  { own, network, wideNetwork }: AttemptState,
  limit: Limit,
): boolean => {
  const ofNetwork = config.networkLimits.wrongPasswords[limit]
  return (
    own.count >= wrongPasswordsAllowed[limit] ||
    network.count >= ofNetwork ||
    wideNetwork.count >= ofNetwork * wideNetworkFactor
  )
}

/**
 * Reserves one of the few attempts, once `prove` has found no objection. If all of them are in progress it waits: most
 * of those succeed, as when all browsers of a user log in at once. An attempt that is never ended, after a crash,
 * counts as failed. `read` is the state of the counters, if the caller has just read it.
 */
export const reserveLoginAttempt = async <Unproven extends Refused<ErrorName>>(
  deps: Deps,
  counts: AttemptCounts,
  limit: Limit,
  prove: () => Promise<Unproven | undefined>,
  read?: AttemptState,
): Promise<ReservedAttempt | LimitRefusal | Unproven> => {
  const { table } = deps
  const { own, network, wideNetwork } = counts
  const all = [own, network, wideNetwork].filter((count) => count !== undefined)
  let state = read ?? (await findAttemptState(deps, counts))
  const refused = refusalBy(deps, counts, state, limit) ?? (await prove())
  if (refused) return refused
  let waits = 0
  while (areAllTaken(deps, state, limit) || !(await begin(deps, counts, limit))) {
    do {
      state = await findAttemptState(deps, counts)
      const late = refusalBy(deps, counts, state, limit, waits < maxWaits ? wrongOnes : allOfThem)
      if (late) return late
      waits++
      await deps.pause(Math.min(longestPauseMs, firstPauseMs * waits))
    } while (areAllTaken(deps, state, limit))
  }
  return {
    ok: true,
    async wrong() {
      await Promise.all(all.map((count) => table.write(recordFailure(table, count))))
      const { isLocked, needsCaptcha } = judge(deps, counts, await findAttemptState(deps, counts), wrongOnes)
      if (isLocked) return refuse('accountLocked')
      return refuse(needsCaptcha ? 'wrongPasswordCaptchaNeeded' : 'wrongPassword')
    },
    async right() {
      await Promise.all(all.map((count) => table.write(releaseAttempt(table, count))))
      if (wrongOnes(state.own) > 0) await forget(table, own)
    },
  }
}
