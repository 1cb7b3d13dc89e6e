import { chakra } from '@chakra-ui/react'

/** A link of the frame. */
export interface NavItem {
  readonly to: string
  readonly label: string
  /** What says that it opens a new tab, to those who do not see it; none for a link that opens none. */
  readonly newTab?: string
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
