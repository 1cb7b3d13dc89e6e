import { productCodes } from '#shared/lending/product-codes.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** The display name of a platform, product line or currency. */
export const usePartNames = (platformNames: Readonly<Record<string, string>>) => {
  const t = useTranslations()
  return (name: string): string => {
    const line = productCodes.find((code) => code === name)
    if (line) return t(`productLines.${line}`)
    return name === 'none' ? t('portfolio.noPlatform') : (platformNames[name] ?? name)
  }
}
