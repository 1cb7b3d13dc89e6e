import { useTranslation } from 'react-i18next'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { isFacilityCurrency } from '#shared/money/currency.ts'
import { addMonths, businessDate } from '#shared/time/business-date.ts'
import { currentLine } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { LinkedShop } from '../linked-shop.ts'
import { currencyName } from './currency-name.ts'

/** The date from which a limit is possible, if no shop is a month old; undefined if one is. */
const limitFrom = (shops: readonly LinkedShop[]): { first: string; from: string } | undefined => {
  const first = shops.flatMap((shop) => shop.import.first_date ?? []).toSorted()[0]
  if (first === undefined) return undefined
  const from = addMonths(first, 1)
  return from > businessDate(new Date()) ? { first, from } : undefined
}

/** Notes about a shop's currency and age, if they affect the limit. */
export const ShopEligibility = ({ shop, shops }: { shop: LinkedShop; shops: readonly LinkedShop[] }) => {
  const { t } = useTranslation('linkShop')
  const { date } = useFormat()
  const locale = useLocale()
  const kept = currencyFixedBy(productTerms[currentLine().productCode].currencyRule)
  const isConverted = kept ? shop.currency !== kept : !isFacilityCurrency(shop.currency)
  const waits = limitFrom(shops)
  return (
    <>
      {waits ? (
        <Notice tone="waiting" title={t('counts.tooYoung.title')}>
          {t('counts.tooYoung.text', { first: date(waits.first), from: date(waits.from) })}
        </Notice>
      ) : null}
      {isConverted ? (
        <Notice>{t('counts.converted', { currency: currencyName(locale, shop.currency) })}</Notice>
      ) : null}
    </>
  )
}
