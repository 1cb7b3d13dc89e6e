import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** A link of the frame. */
export interface NavItem {
  readonly to: string
  readonly label: string
  readonly opensNewTab?: true
}

/** The links of the frame: the bar, the drawer, the account menu and the footer show the same ones. */
export interface Navigation {
  /** Where the mark leads. */
  readonly home: string
  /** None for a visitor. */
  readonly main: readonly NavItem[]
  /** The user's own page. */
  readonly profile: NavItem
  readonly questions: NavItem
  readonly legal: readonly NavItem[]
}

/** What a link needs besides its label. */
export const linkTo = ({ to, opensNewTab }: NavItem) => ({
  to,
  ...(opensNewTab && { target: '_blank', rel: 'noopener' }),
})

/** The label, with a word for those who do not see the new tab open. */
export const NavLabel = ({ item }: { item: NavItem }) => {
  const { t } = useTranslation()
  return (
    <>
      {item.label}
      {item.opensNewTab ? <chakra.span srOnly>{t('bar.newTab')}</chakra.span> : null}
    </>
  )
}
