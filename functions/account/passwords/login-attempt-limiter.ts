import type { ErrorName } from '#shared/api/errors.ts'
import { startOfNextDay } from '#shared/time/business-date.ts'
import type { DailyCount } from '../../data/daily-counts.ts'
import {
  findLoginAttempts,
  forgetFailures,
  type LoginAttempts,
  recordFailure,
  releaseAttempt,
  reserveAttempt,
} from '../../data/login-attempts.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { type Refused, refuse, refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { timesOfWide } from '../limits/network-of.ts'

/**
 * Wrong passwords a day of one account, in Hong Kong: from how many on a captcha is needed, and how many there may be.
 * Those of a network address are limited by the configuration.
 */
export const wrongPasswordsAllowed = { withoutCaptcha: 3, atAll: 10 } as const

/** The day's counts that a guess is held to. */
export interface AttemptCounts {
  /** That of whom the guess is about. */
  own: DailyCount
  /** That of the network address it comes from. Absent where it is not counted. */
  network?: DailyCount | undefined
  /** That of the wide network that this is in, which is allowed `timesOfWide` as much. */
  wideNetwork?: DailyCount | undefined
  /** Whether a captcha is asked for after some wrong ones. */
  mayAskForCaptcha: boolean
}

type Limit = keyof typeof wrongPasswordsAllowed

type LimitRefusal = Refused<'tooManyRequests' | 'accountLocked' | 'wrongPasswordCaptchaNeeded'>

interface Standing {
  own: LoginAttempts
  network: LoginAttempts
  wideNetwork: LoginAttempts
}

const none: LoginAttempts = { count: 0, comparing: 0 }

const findStanding = async (
  { table }: Pick<Deps, 'table'>,
  { own, network, wideNetwork }: AttemptCounts,
): Promise<Standing> => {
  const [ofOwn, ofNetwork, ofWide] = await Promise.all([
    findLoginAttempts(table, own),
    network ? findLoginAttempts(table, network) : none,
    wideNetwork ? findLoginAttempts(table, wideNetwork) : none,
  ])
  return { own: ofOwn, network: ofNetwork, wideNetwork: ofWide }
}

const wrongOnes = ({ count, comparing }: LoginAttempts): number => count - comparing
const allOfThem = ({ count }: LoginAttempts): number => count

/** What the counts allow, `counted` being which guesses are taken for wrong. */
const judge = (
  { config }: Pick<Deps, 'config'>,
  { mayAskForCaptcha }: AttemptCounts,
  { own, network, wideNetwork }: Standing,
  counted: (guesses: LoginAttempts) => number,
) => {
  const ofNetwork = config.networkLimits.wrongPasswords
  const isFull = (most: number) => counted(network) >= most || counted(wideNetwork) >= most * timesOfWide
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
  standing: Standing,
  limit: Limit,
  counted: (guesses: LoginAttempts) => number = wrongOnes,
): LimitRefusal | undefined => {
  const { isLocked, isNetworkRefused, needsCaptcha } = judge(deps, counts, standing, counted)
  const now = deps.clock()
  if (isNetworkRefused) return refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now)
  if (isLocked) return refuse('accountLocked')
  return needsCaptcha && limit === 'withoutCaptcha'
    ? refuse('wrongPasswordCaptchaNeeded', [{ field: 'body.code', rule: 'required' }])
    : undefined
}

/**
 * Counts a guess before anything is compared. The network goes first: one that is over its limit does not lock an
 * account. False when as many were wrong, or are being compared, as there may be.
 */
const begin = async ({ table, config }: Deps, counts: AttemptCounts, limit: Limit): Promise<boolean> => {
  const most = config.networkLimits.wrongPasswords[limit]
  const { own, network, wideNetwork } = counts
  const begun: DailyCount[] = []
  for (const [count, allowed] of [
    [wideNetwork, most * timesOfWide],
    [network, most],
    [own, wrongPasswordsAllowed[limit]],
  ] as const) {
    if (!count) continue
    if (!(await table.write(reserveAttempt(table, count, allowed)))) {
      await Promise.all(begun.map((each) => table.write(releaseAttempt(table, each))))
      return false
    }
    begun.push(count)
  }
  return true
}

/** A guess that is being compared, and counts until it is ended in one of these ways. */
export interface ReservedAttempt {
  ok: true
  /** It was wrong. Answers what is told of that. */
  wrong(): Promise<Refused<'wrongPassword' | 'wrongPasswordCaptchaNeeded' | 'accountLocked'>>
  /** It was right: the day's wrong ones of the account are forgotten with it, those of the network are not. */
  right(): Promise<void>
}

/** Forgets what was wrong. Where guesses keep beginning and ending meanwhile, it stays counted. */
const forget = (table: Deps['table'], count: DailyCount) =>
  retryOnChange(async () => {
    const guesses = await findLoginAttempts(table, count)
    if (wrongOnes(guesses) === 0) return
    return (await table.write(forgetFailures(table, count, guesses))) ? undefined : changed
  })

/** How often a guess waits for others to be compared: eight seconds, of the twenty that a call may take. */
const maxWaits = 85
const longestPauseMs = 100
const firstPauseMs = 10

const areAllTaken = (
  { config }: Pick<Deps, 'config'>,
  { own, network, wideNetwork }: Standing,
  limit: Limit,
): boolean => {
  const ofNetwork = config.networkLimits.wrongPasswords[limit]
  return (
    own.count >= wrongPasswordsAllowed[limit] ||
    network.count >= ofNetwork ||
    wideNetwork.count >= ofNetwork * timesOfWide
  )
}

/**
 * Takes one of the few guesses that there may be, once `prove` has found nothing against it. Where all of them are being
 * compared it waits: most of those turn out right, as when somebody's browsers all log in at once. One that is never
 * ended, as its call broke off, counts as wrong.
 */
export const reserveLoginAttempt = async <Unproven extends Refused<ErrorName>>(
  deps: Deps,
  counts: AttemptCounts,
  limit: Limit,
  prove: () => Promise<Unproven | undefined>,
): Promise<ReservedAttempt | LimitRefusal | Unproven> => {
  const { table } = deps
  const { own, network, wideNetwork } = counts
  const all = [own, network, wideNetwork].filter((count) => count !== undefined)
  let standing = await findStanding(deps, counts)
  const refused = refusalBy(deps, counts, standing, limit) ?? (await prove())
  if (refused) return refused
  let waits = 0
  while (!(await begin(deps, counts, limit))) {
    do {
      standing = await findStanding(deps, counts)
      const late = refusalBy(deps, counts, standing, limit, waits < maxWaits ? wrongOnes : allOfThem)
      if (late) return late
      waits++
      await deps.pause(Math.min(longestPauseMs, firstPauseMs * waits))
    } while (areAllTaken(deps, standing, limit))
  }
  return {
    ok: true,
    async wrong() {
      await Promise.all(all.map((count) => table.write(recordFailure(table, count))))
      const { isLocked, needsCaptcha } = judge(deps, counts, await findStanding(deps, counts), wrongOnes)
      if (isLocked) return refuse('accountLocked')
      return refuse(needsCaptcha ? 'wrongPasswordCaptchaNeeded' : 'wrongPassword')
    },
    async right() {
      await Promise.all(all.map((count) => table.write(releaseAttempt(table, count))))
      if (wrongOnes(standing.own) > 0) await forget(table, own)
    },
  }
}
