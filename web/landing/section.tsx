import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A full-width section of a landing page, with its title. */
export const LandingSection = ({
  title,
  lead,
  ground = 'plain',
  children,
}: {
  title?: ReactNode
  lead?: ReactNode
  ground?: 'plain' | 'card'
  children: ReactNode
}) => (
  <chakra.section
    bg={ground === 'card' ? 'surface.card' : 'transparent'}
    borderYWidth={ground === 'card' ? '1px' : '0'}
    borderColor="border.hairline"
  >
    <Box maxW="content" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '12', md: '20' }}>
      {title ? (
        <chakra.h2 fontSize={{ base: '3xl', md: '4xl' }} letterSpacing="tight">
          {title}
        </chakra.h2>
      ) : null}
      {lead ? (
        <chakra.p mt="3" fontSize="lg" color="text.quiet" maxW="reading">
          {lead}
        </chakra.p>
      ) : null}
      <Box mt={title ? { base: '8', md: '10' } : '0'}>{children}</Box>
    </Box>
  </chakra.section>
)
