import { useTranslation } from 'react-i18next'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

export const shopsTabs = ['shops', 'payments', 'logins'] as const
export type ShopsTab = (typeof shopsTabs)[number]

/** The tab in an address. */
export const readTab = (query: URLSearchParams): ShopsTab =>
  shopsTabs.find((tab) => tab === query.get('tab')) ?? 'shops'

export const tabPath = (tab: ShopsTab): string =>
  tab === 'shops' ? paths.shops() : withQuery(paths.shops(), { tab })

/** Tabs between shops, payment accounts and shop accounts. */
export const ShopsTabs = ({ current }: { current: ShopsTab }) => {
  const { t } = useTranslation('shops')
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={shopsTabs.map((tab) => [tabPath(tab), t(`tabs.${tab}`)])}
      current={tabPath(current)}
    />
  )
}
