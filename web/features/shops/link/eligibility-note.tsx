import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { intlLocale } from '#shared/i18n/intl-locale.ts'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import {
  enteredCurrencies,
  isEnteredCurrency,
  type TradedCurrency,
  tradedCurrencies,
} from '#shared/money/currency.ts'
import { currentLine } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { ShopPlatform } from '../shops-queries.ts'
import { CurrenciesWithoutRates } from './currencies-without-rates.tsx'
import { currencyName } from './currency-name.ts'

/** The product's currency, and which shops count towards its limit from which age. */
export const EligibilityNote = ({
  platform: { platform, currencies_without_rates: withoutRates, history_days: historyDays },
}: {
  platform: ShopPlatform
}) => {
  const { t } = useTranslation('linkShop')
  const { count } = useFormat()
  const locale = useLocale()
  const kept = currencyFixedBy(productTerms[currentLine().productCode].currencyRule)
  const listOf = (codes: readonly string[]) =>
    new Intl.ListFormat(intlLocale[locale]).format(codes.map((code) => currencyName(locale, code)))
  const isWithout = (code: TradedCurrency) => isEnteredCurrency(code) && withoutRates.includes(code)
  const listed = tradedCurrencies.filter((code) => !isWithout(code))
  const entered = enteredCurrencies.filter((code) => !withoutRates.includes(code))
  return (
    <Box>
      <chakra.h2 fontSize="md" mb="2">
        {t('counts.title')}
      </chakra.h2>
      <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" color="text.quiet" lineHeight="snug">
        <li>
          {kept
            ? t('counts.currency.product', { currency: currencyName(locale, kept) })
            : t('counts.currency.shops')}
        </li>
        <li>{t('counts.listed', { currencies: listOf(listed) })}</li>
        {entered.length > 0 ? <li>{t('counts.entered', { currencies: listOf(entered) })}</li> : null}
        {withoutRates.length > 0 ? (
          <li>
            <CurrenciesWithoutRates currencies={withoutRates} />
          </li>
        ) : null}
        <li>{t('counts.offshoreRenminbi')}</li>
        <li>{t('counts.age')}</li>
        {historyDays ? <li>{t('counts.history', { platform, count: count(historyDays) })}</li> : null}
      </chakra.ul>
    </Box>
  )
}
