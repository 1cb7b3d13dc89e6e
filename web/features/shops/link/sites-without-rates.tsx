import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { currencyName } from './currency-name.ts'
import { regionName } from './region-name.ts'

/** A platform's sites that cannot be linked, each with its currency; nothing if there are none. */
export const SitesWithoutRates = ({ sites }: { sites: ShopPlatform['sites_without_rates'] }) => {
  const { t } = useTranslation('linkShop')
  const locale = useLocale()
  if (sites.length === 0) return null
  return (
    <Notice tone="waiting" title={t('site.withoutRates.title')}>
      <chakra.ul listStyleType="none">
        {sites.map(({ site, currency }) => (
          <li key={site}>
            {t('site.withoutRates.site', {
              site: regionName(locale, site),
              currency: currencyName(locale, currency),
            })}
          </li>
        ))}
      </chakra.ul>
      {t('site.withoutRates.text')}
    </Notice>
  )
}
