import { useTranslation } from 'react-i18next'
import { siteScreens, switchCompanyPath } from '#shared/site/screen-paths.ts'
import type { NavItem } from './navigation.tsx'

/** What belongs to the user and the company they act for: the menu and the drawer show the same. */
export const useAccountLinks = (profile: NavItem): readonly NavItem[] => {
  const { t } = useTranslation('companies')
  return [
    profile,
    { to: siteScreens.companyUsers, label: t('bar.users') },
    { to: siteScreens.rewards, label: t('bar.rewards') },
    { to: switchCompanyPath, label: t('bar.switch') },
  ]
}
