import { inEachLocale, type Locale } from '#shared/i18n/locales.ts'
import type { Localised } from '#shared/notifications/notification-kinds.ts'
import {
  generalRejection,
  type Rejectable,
  type Rejection,
  type RejectionTexts,
} from '#shared/rejections/rejections.ts'

/** One module each, so that a screen loads only the texts that it shows. */
const load: {
  readonly [Subject in Rejectable]: Readonly<
    Record<Locale, () => Promise<{ texts: RejectionTexts<Subject> }>>
  >
} = {
  limit: {
    'zh-CN': () => import('#shared/rejections/limit/zh-CN.ts'),
    'zh-TW': () => import('#shared/rejections/limit/zh-TW.ts'),
    en: () => import('#shared/rejections/limit/en.ts'),
  },
  drawdown: {
    'zh-CN': () => import('#shared/rejections/drawdown/zh-CN.ts'),
    'zh-TW': () => import('#shared/rejections/drawdown/zh-TW.ts'),
    en: () => import('#shared/rejections/drawdown/en.ts'),
  },
  payoutAccount: {
    'zh-CN': () => import('#shared/rejections/payout-account/zh-CN.ts'),
    'zh-TW': () => import('#shared/rejections/payout-account/zh-TW.ts'),
    en: () => import('#shared/rejections/payout-account/en.ts'),
  },
}

/** The reason for a rejection and what to do next, in each language; the general reason if none was chosen. */
export const describeRejection = <Subject extends Rejectable>(
  subject: Subject,
  rejection: Rejection<Subject> = generalRejection,
): Promise<Localised> =>
  inEachLocale(async (locale) => {
    const { texts } = await load[subject][locale]()
    return texts[rejection]
  })
