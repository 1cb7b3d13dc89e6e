import { type AccountRefusal, generalRefusal } from '#shared/drawdown/account-refusal.ts'
import type { Localised } from '#shared/notifications/notification-kinds.ts'

/** The reason for a refused payout account and what to do next, in each language; the general one without a choice. */
export const describeAccountRefusal = async (
  refusal: AccountRefusal = generalRefusal,
): Promise<Localised> => {
  const [simplified, traditional, english] = await Promise.all([
    import('#shared/drawdown/account-refusal-texts/zh-CN.ts'),
    import('#shared/drawdown/account-refusal-texts/zh-TW.ts'),
    import('#shared/drawdown/account-refusal-texts/en.ts'),
  ])
  return {
    'zh-CN': simplified.accountRefusalTexts[refusal],
    'zh-TW': traditional.accountRefusalTexts[refusal],
    en: english.accountRefusalTexts[refusal],
  }
}
