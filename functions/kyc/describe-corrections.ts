import { labelled } from '#shared/i18n/format.ts'
import { inEachLocale, type Locale } from '#shared/i18n/locales.ts'
import { kycFieldLabel } from '#shared/kyc/field-label.ts'
import type { ReturnedField } from '#shared/kyc/returned-fields.ts'
import type { Localised } from '#shared/notifications/notification-kinds.ts'

const loadLabels = {
  'zh-CN': () => import('#shared/kyc/labels/zh-CN.ts'),
  'zh-TW': () => import('#shared/kyc/labels/zh-TW.ts'),
  en: () => import('#shared/kyc/labels/en.ts'),
} as const satisfies Record<Locale, () => Promise<unknown>>

const listIn = async (locale: Locale, returned: readonly ReturnedField[]): Promise<string> => {
  const { kycLabels } = await loadLabels[locale]()
  const labelOf = (key: string, { number }: { number?: number } = {}): string => {
    const [group = '', name = ''] = key.split('.')
    const labels = kycLabels[group as keyof typeof kycLabels] as Readonly<Record<string, string>>
    return (labels[name] ?? '').replace('{{number}}', String(number))
  }
  const [separator, end] = locale === 'en' ? ['; ', '.'] : ['；', '。']
  const corrections = returned.map(({ field, reason, words }) => {
    const why = words?.[locale] ?? (reason ? kycLabels.returnReason[reason] : '')
    return labelled(kycFieldLabel(field, labelOf), why.replace(/[.。]$/, ''), locale)
  })
  return `${corrections.join(separator)}${end}`
}

/** The returned fields with the reasons, in each language, as one sentence. */
export const describeCorrections = (returned: readonly ReturnedField[]): Promise<Localised> =>
  inEachLocale((locale) => listIn(locale, returned))
