import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '9',
    px: '3',
    color: 'text.quiet',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    _hover: { color: 'text.main' },
    '&[aria-current=page]': {
      color: 'action.text',
      borderColor: 'action.solid',
      fontWeight: 'medium',
    },
  },
})

export interface PageTab {
  key: string
  to: string
  title: string
  isCurrent: boolean
}

/** A page's tabs as links; the open one is in the address. */
export const PageTabs = ({ label, tabs }: { label: string; tabs: readonly PageTab[] }) => (
  <chakra.nav
    aria-label={label}
    display="flex"
    gap="1"
    mb="4"
    overflowX="auto"
    borderBottomWidth="1px"
    borderColor="border.hairline"
  >
    {tabs.map(({ key, to, title, isCurrent }) => (
      <TabLink key={key} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </TabLink>
    ))}
  </chakra.nav>
)
