import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

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

/** The ways between the parts of a screen, each of which has an address. */
export const TabLinks = ({
  label,
  tabs,
  current,
}: {
  label: string
  /** Where each leads, and what it is called. */
  tabs: readonly (readonly [to: string, label: string])[]
  /** Where the one leads that is shown. */
  current: string
}) => (
  <chakra.nav
    aria-label={label}
    display="flex"
    gap="6"
    borderBottomWidth="1px"
    borderColor="border.hairline"
    overflowX="auto"
  >
    {tabs.map(([to, name]) => (
      <Tab key={to} to={to} aria-current={to === current ? 'page' : undefined}>
        {name}
      </Tab>
    ))}
  </chakra.nav>
)
