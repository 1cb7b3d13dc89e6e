import { useTranslation } from 'react-i18next'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { currenciesWithoutRates } from '#shared/money/currency.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { currencyName } from './currency-name.ts'

/** The sentence that shops in some currencies cannot be linked. */
export const CurrenciesWithoutRates = () => {
  const { t } = useTranslation('linkShop')
  const locale = useLocale()
  const names = currenciesWithoutRates.map((code) => currencyName(locale, code))
  return (
    <>{t('counts.withoutRates', { currencies: new Intl.ListFormat(intlLocale[locale]).format(names) })}</>
  )
}
