import { businessDate, startOfNextDay } from '#shared/time/business-date.ts'
import { countCallFrom } from '../account/limits/count-call-from.ts'
import { countSms } from '../account/limits/count-sms.ts'
import { resendAfterSeconds } from '../account/limits/limit-sending.ts'
import { type DailyCount, findDailyCount, incrementCount } from '../data/daily-counts.ts'
import { refuseUntil } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import type { IdentificationMethod } from './identification-of.ts'

/** As for other codes. Each has five attempts, and so has the end of an identity document’s number. */
const codesADay = 10

/**
 * Limits the codes to one address or number: one a minute and ten a day; and those from a network address. The link is
 * a secret, so no captcha is required. `writes` count, and belong in the transaction of the code.
 */
export const limitSigningCodes = (
  deps: Deps,
  { by, to }: Pick<IdentificationMethod, 'by' | 'to'>,
  ip: string,
) => {
  const { table, clock, config } = deps
  const now = clock()
  const day = businessDate(now)
  const ofAddress: DailyCount = { counted: 'signing-code', subject: to, day }
  const ofNetwork = countCallFrom(deps, 'signing-code-from', ip, config.networkLimits.sendings.atAll)
  const pauseMs = resendAfterSeconds * 1000
  const sms = by === 'sms' ? countSms(deps) : undefined
  return {
    writes: {
      sms: sms?.write,
      codes: incrementCount(table, ofAddress, codesADay, { at: now, pauseMs }),
      ...ofNetwork.writes,
    },
    /** The refusal if the transaction failed. */
    async refusalOf(failed: readonly string[]) {
      if (sms && failed.includes('sms')) return sms.refusal()
      const { count, lastAt } = await findDailyCount(table, ofAddress)
      const pauseEnds = lastAt ? Date.parse(lastAt) + pauseMs : 0
      return count < codesADay && pauseEnds > now.getTime()
        ? refuseUntil('waitBeforeResending', pauseEnds, now)
        : refuseUntil('dailyCodesUsed', startOfNextDay(now).getTime(), now)
    },
  }
}
