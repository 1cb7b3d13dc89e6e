import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The main action on a phone, in a bar at the bottom; wider screens show it in the page. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-action-bar
    display={{ base: 'block', lg: 'none' }}
    position="sticky"
    bottom="0"
    zIndex="header"
    mx={{ base: '-4', md: '-6' }}
    px={{ base: '4', md: '6' }}
    pt="3"
    css={{ paddingBottom: 'calc(0.75rem + env(safe-area-inset-bottom))' }}
    bg="surface.card"
    borderTopWidth="1px"
    borderColor="border.hairline"
  >
    {children}
  </Box>
)
