import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The main figures and the next step: stacked on a phone, side by side on wider screens. */
export const TopGrid = ({ children }: { children: ReactNode }) => (
  <Box
    display="grid"
    gap={{ base: '4', md: '6' }}
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
  >
    {children}
  </Box>
)
