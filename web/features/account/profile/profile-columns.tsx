import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Two columns if there is room: editable data, and read-only data. */
export const ProfileColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Box
    display="grid"
    gap={{ base: '5', md: '6' }}
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
    alignItems="start"
  >
    <Box display="grid" gap={{ base: '5', md: '6' }} gridTemplateColumns="minmax(0, 1fr)">
      {children}
    </Box>
    <Box position={{ lg: 'sticky' }} top="20">
      {aside}
    </Box>
  </Box>
)
