import { useTranslation } from 'react-i18next'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { ShopPlatform } from '../shops-queries.ts'
import { currencyName } from './currency-name.ts'

/** The sentence that shops in some currencies cannot be linked; nothing where there are none. */
export const CurrenciesWithoutRates = ({
  currencies,
}: {
  currencies: ShopPlatform['currencies_without_rates']
}) => {
  const { t } = useTranslation('linkShop')
  const locale = useLocale()
  if (currencies.length === 0) return null
  const names = currencies.map((code) => currencyName(locale, code))
  return (
    <>{t('counts.withoutRates', { currencies: new Intl.ListFormat(intlLocale[locale]).format(names) })}</>
  )
}
