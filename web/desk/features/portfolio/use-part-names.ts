import { productCodes } from '#shared/lending/product-codes.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** What a platform, a product line or a currency is called. */
export const usePartNames = (platformNames: Readonly<Record<string, string>>) => {
  const t = useTranslations()
  return (name: string): string => {
    const line = productCodes.find((code) => code === name)
    if (line) return t(`productLines.${line}`)
    return name === 'none' ? t('portfolio.noPlatform') : (platformNames[name] ?? name)
  }
}
