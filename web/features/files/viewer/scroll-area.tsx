import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A scroll container for a document, also scrollable by keyboard. */
export const ScrollArea = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    role="region"
    aria-label={title}
    tabIndex={0}
    position="relative"
    overflow="auto"
    h={{ base: 'calc(100dvh - 220px)', md: 'calc(100dvh - 260px)' }}
    bg="surface.sunken"
    borderWidth="1px"
    borderColor="border.hairline"
    borderRadius="md"
    p={{ base: '2', md: '4' }}
  >
    {children}
  </Box>
)
