import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** By which what follows a notice keeps its distance from it. */
export const afterScreenNotice = '[data-screen-notice] + &'

/** The column of a notice that stands above whatever screen is shown. */
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
