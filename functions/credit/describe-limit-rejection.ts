import { generalLimitRejection, type LimitRejection } from '#shared/credit/limit-rejection.ts'
import type { Localised } from '#shared/notifications/notification-kinds.ts'

/** The reason for a rejected request and what to do next, in each language; the general one without a choice. */
export const describeLimitRejection = async (
  rejection: LimitRejection = generalLimitRejection,
): Promise<Localised> => {
  const [simplified, traditional, english] = await Promise.all([
    import('#shared/credit/limit-rejection-texts/zh-CN.ts'),
    import('#shared/credit/limit-rejection-texts/zh-TW.ts'),
    import('#shared/credit/limit-rejection-texts/en.ts'),
  ])
  return {
    'zh-CN': simplified.limitRejectionTexts[rejection],
    'zh-TW': traditional.limitRejectionTexts[rejection],
    en: english.limitRejectionTexts[rejection],
  }
}
