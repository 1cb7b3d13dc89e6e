import { chakra } from '@chakra-ui/react'

/** A link of the layout. */
export interface NavItem {
  readonly to: string
  readonly label: string
  /** The hint for screen readers that the link opens a new tab; undefined if it does not. */
  readonly newTab?: string
}

/** The links shared by header, drawer, account menu and footer. */
export interface Navigation {
  /** The target of the logo. */
  readonly home: string
  /** Empty for a visitor. */
  readonly main: readonly NavItem[]
  /** The user's profile. */
  readonly profile: NavItem
  /** The path of the company's payout accounts. */
  readonly payoutAccounts: string
  readonly questions: NavItem
  readonly legal: readonly NavItem[]
}

/** The props of a link without its label. */
export const linkTo = ({ to, newTab }: NavItem) => ({
  to,
  ...(newTab && { target: '_blank', rel: 'noopener' }),
})

/** A link's label. */
export const NavLabel = ({ item: { label, newTab } }: { item: NavItem }) => (
  <>
    {label}
    {newTab ? <chakra.span srOnly>{newTab}</chakra.span> : null}
  </>
)
