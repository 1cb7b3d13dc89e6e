import type { DrawdownRejection } from '#shared/drawdown/drawdown-rejection.ts'
import type { Localised } from '#shared/notifications/notification-kinds.ts'

/** The reason for a rejected drawdown and what to do next, in each language. */
export const describeRejection = async (rejection: DrawdownRejection): Promise<Localised> => {
  const [simplified, traditional, english] = await Promise.all([
    import('#shared/drawdown/rejection-texts/zh-CN.ts'),
    import('#shared/drawdown/rejection-texts/zh-TW.ts'),
    import('#shared/drawdown/rejection-texts/en.ts'),
  ])
  return {
    'zh-CN': simplified.rejectionTexts[rejection],
    'zh-TW': traditional.rejectionTexts[rejection],
    en: english.rejectionTexts[rejection],
  }
}
