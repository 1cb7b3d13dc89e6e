import { useTranslation } from 'react-i18next'
import { TabLinks } from '../../ui/tab-links.tsx'
import { type ShopsTab, shopsTabs, tabPath } from './shops-tab.ts'

/** Tabs between shops, payment accounts, shop accounts and uploaded ones. */
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
