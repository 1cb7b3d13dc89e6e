import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Selects the element after a notice, to adjust its distance. */
export const afterScreenNotice = '[data-screen-notice] + &'

/** The column of a notice above any screen. */
export const ScreenNotice = ({ children }: { children: ReactNode }) => (
  <Box
    data-screen-notice
    w="full"
    maxW="content"
    mx="auto"
    px={{ base: '4', md: '6' }}
    pt={{ base: '4', md: '6' }}
  >
    {children}
  </Box>
)
