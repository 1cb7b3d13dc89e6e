import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

const tabs = ['facility', 'limit', 'records'] as const

/** Tabs between facilities, limit calculation and applications. */
export const FinancingTabs = ({ current }: { current: (typeof tabs)[number] }) => {
  const { t } = useTranslation('records')
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={tabs.map((tab) => [paths[tab](), t(`tabs.${tab}`)])}
      current={paths[current]()}
    />
  )
}
