import { addDays, businessDate, startOfDay, startOfNextDay } from '#shared/time/business-date.ts'
import { type DailyCount, findDailyCount, incrementCount } from '../../data/daily-counts.ts'
import type { Write } from '../../data/table.ts'
import { type Refused, refuse, refuseUntil } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type CaptchaInput, checkCaptcha, hasCaptchaSolution } from '../captcha/check-captcha.ts'
import { countSms } from './count-sms.ts'
import { networkOf, wideNetworkFactor, wideNetworkOf } from './network-of.ts'

/** Seconds between two sendings to one subject. */
export const resendAfterSeconds = 60

const pauseMs = resendAfterSeconds * 1000

/** The daily limits without a captcha, and in total. */
export const dailySendLimits = { withoutCaptcha: 3, atAll: 10 }

/** The refusal at the day's maximum: of codes and links, or of activation mails. */
type TooMany = 'dailyCodesUsed' | 'dailyActivationMailsUsed'

export interface SendingRequest<Reason extends TooMany> {
  what: 'phone-code' | 'email-code' | 'activation-mail' | 'reset-mail'
  /** The recipient as the caller gave it: an e-mail address or a number in E.164 form, known or not. */
  subject: string
  /** The caller's network address. */
  ip: string
  captcha: CaptchaInput
  tooMany: Reason
}

type SendingRefusal<Reason extends TooMany> = Refused<
  'waitBeforeResending' | 'captchaNeeded' | 'codeExpired' | 'codeIncorrect' | Reason
>

export type Sending<Reason extends TooMany> =
  | { ok: false; refusal: SendingRefusal<Reason> }
  | {
      ok: true
      /**
       * Count the sending. They belong in the transaction of the sent item, and fail if concurrent calls came first.
       */
      writes: Record<'sending' | 'sendingFrom', Write> & Record<'sendingFromWide' | 'sms', Write | undefined>
      /** The refusal if that transaction failed on one of `writes`. */
      refusalOf(failed: readonly string[]): Promise<SendingRefusal<Reason>>
    }

const refusalWithoutCaptcha = () => refuse('captchaNeeded', [{ field: 'body.code', rule: 'required' }])

/** Today's count of sendings, and the time of the last one, which may have been yesterday. */
const readCounts = async (
  { table }: Deps,
  ofSubject: DailyCount,
  { ofNetwork, ofWide }: { ofNetwork: DailyCount; ofWide: DailyCount | undefined },
  now: Date,
) => {
  const isDayYoung = now.getTime() - startOfDay(ofSubject.day).getTime() < pauseMs
  const yesterday = { ...ofSubject, day: addDays(ofSubject.day, -1) }
  const [subject, network, wide, before] = await Promise.all([
    findDailyCount(table, ofSubject),
    findDailyCount(table, ofNetwork),
    ofWide ? findDailyCount(table, ofWide) : undefined,
    isDayYoung ? findDailyCount(table, yesterday) : undefined,
  ])
  const lastAt = subject.lastAt ?? before?.lastAt
  return {
    sent: subject.count,
    // The higher of the two, as if it were one network address.
    sentFrom: Math.max(network.count, Math.floor((wide?.count ?? 0) / wideNetworkFactor)),
    pauseEnds: lastAt ? Date.parse(lastAt) + pauseMs : 0,
  }
}

/**
 * Limits sendings: to one subject one a minute and ten a day, from the fourth on with a captcha; from one network
 * address as configured. Days are Hong Kong's. `writes` count the sending in the transaction of the sent item, so that
 * a refused call counts nothing and only one of concurrent calls sends. Unknown subjects are treated alike.
 */
export const limitSending = async <const Reason extends TooMany>(
  deps: Deps,
  { what, subject, ip, captcha, tooMany }: SendingRequest<Reason>,
): Promise<Sending<Reason>> => {
  const now = deps.clock()
  const day = businessDate(now)
  const fromNetwork = deps.config.networkLimits.sendings
  const ofSubject: DailyCount = { counted: what, subject, day }
  const ofNetwork: DailyCount = { counted: `${what}-from`, subject: networkOf(ip), day }
  const wide = wideNetworkOf(ip)
  const ofWide: DailyCount | undefined =
    wide === undefined ? undefined : { counted: `${what}-from`, subject: wide, day }

  const refusalBeforeCaptcha = (counts: Awaited<ReturnType<typeof readCounts>>) => {
    if (counts.sent >= dailySendLimits.atAll || counts.sentFrom >= fromNetwork.atAll)
      return refuseUntil(tooMany, startOfNextDay(now).getTime(), now)
    if (counts.pauseEnds > now.getTime()) return refuseUntil('waitBeforeResending', counts.pauseEnds, now)
    return undefined
  }

  const counts = await readCounts(deps, ofSubject, { ofNetwork, ofWide }, now)
  // A solved captcha is consumed, so refusals that need none come first.
  const early = refusalBeforeCaptcha(counts)
  if (early) return { ok: false, refusal: early }
  const needsCaptcha =
    counts.sent >= dailySendLimits.withoutCaptcha || counts.sentFrom >= fromNetwork.withoutCaptcha
  if (needsCaptcha) {
    if (!hasCaptchaSolution(captcha)) return { ok: false, refusal: refusalWithoutCaptcha() }
    const wrong = await checkCaptcha(deps, captcha)
    if (wrong) return { ok: false, refusal: wrong }
  }
  // Without a captcha the lower limit applies, however many concurrent calls passed the reads.
  const allowed = needsCaptcha ? 'atAll' : 'withoutCaptcha'
  const sms = what === 'phone-code' ? countSms(deps) : undefined
  return {
    ok: true,
    writes: {
      sms: sms?.write,
      sending: incrementCount(deps.table, ofSubject, dailySendLimits[allowed], { at: now, pauseMs }),
      sendingFrom: incrementCount(deps.table, ofNetwork, fromNetwork[allowed]),
      sendingFromWide: ofWide && incrementCount(deps.table, ofWide, fromNetwork[allowed] * wideNetworkFactor),
    },
    async refusalOf(failed) {
      if (sms && failed.includes('sms')) return sms.refusal()
      if (!failed.some((name) => name.startsWith('sending')))
        throw new Error(`what was to be sent was not kept: ${failed.join(', ')}`)
      const late = refusalBeforeCaptcha(await readCounts(deps, ofSubject, { ofNetwork, ofWide }, now))
      return late ?? refusalWithoutCaptcha()
    },
  }
}
