import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../app/paths.ts'

export const shopsTabs = ['shops', 'payments', 'logins'] as const
export type ShopsTab = (typeof shopsTabs)[number]

/** The tab that an address names. */
export const readTab = (query: URLSearchParams): ShopsTab =>
  shopsTabs.find((tab) => tab === query.get('tab')) ?? 'shops'

export const tabPath = (tab: ShopsTab): string =>
  tab === 'shops' ? paths.shops() : withQuery(paths.shops(), { tab })

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    px: '1',
    mb: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'text.quiet',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'text.main' },
    '&[aria-current=page]': { color: 'action.text', borderColor: 'action.solid' },
  },
})

/** The way between the shops, the accounts that they are paid into, and what one logs in to them with. */
export const ShopsTabs = ({ current }: { current: ShopsTab }) => {
  const { t } = useTranslation('shops')
  return (
    <chakra.nav
      aria-label={t('tabs.label')}
      display="flex"
      gap="6"
      borderBottomWidth="1px"
      borderColor="border.hairline"
      overflowX="auto"
    >
      {shopsTabs.map((tab) => (
        <Tab key={tab} to={tabPath(tab)} aria-current={tab === current ? 'page' : undefined}>
          {t(`tabs.${tab}`)}
        </Tab>
      ))}
    </chakra.nav>
  )
}
