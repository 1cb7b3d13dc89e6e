import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A section for one currency, as amounts of several currencies are not added up. */
export const CurrencySection = ({ currency, children }: { currency: string; children: ReactNode }) => (
  <Box as="section" aria-label={currency} mb="6">
    <chakra.h2 fontSize="lg" mb="3">
      {currency}
    </chakra.h2>
    {children}
  </Box>
)
