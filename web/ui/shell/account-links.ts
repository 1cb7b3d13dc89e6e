import { useTranslation } from 'react-i18next'
import { siteScreens, switchCompanyPath } from '#shared/site/screen-paths.ts'
import type { NavItem, Navigation } from './navigation.tsx'

/** The links of the user and the current company, shared by menu and drawer. */
export const useAccountLinks = ({
  profile,
  payoutAccounts,
}: Pick<Navigation, 'profile' | 'payoutAccounts'>): readonly NavItem[] => {
  const { t } = useTranslation('companies')
  return [
    profile,
    { to: siteScreens.companyUsers, label: t('bar.users') },
    { to: payoutAccounts, label: t('bar.payoutAccounts') },
    { to: siteScreens.rewards, label: t('bar.rewards') },
    { to: switchCompanyPath, label: t('bar.switch') },
  ]
}
