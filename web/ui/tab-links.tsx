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

/** Scrolls the current tab into view if the tabs are wider than the screen. jsdom does not implement scrolling. */
const showWhole = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })

/** Tabs of a screen as links, as each has its own address. */
export const TabLinks = ({
  label,
  tabs,
  current,
}: {
  label: string
  /** The target and label of each tab. */
  tabs: readonly (readonly [to: string, label: string])[]
  /** The target of the current tab. */
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
      <Tab
        key={to}
        to={to}
        ref={to === current ? showWhole : undefined}
        aria-current={to === current ? 'page' : undefined}
      >
        {name}
      </Tab>
    ))}
  </chakra.nav>
)
