import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The part of a screen that is of one currency: amounts of several are not put together. */
export const CurrencySection = ({ currency, children }: { currency: string; children: ReactNode }) => (
  <Box as="section" aria-label={currency} mb="6">
    <chakra.h2 fontSize="lg" mb="3">
      {currency}
    </chakra.h2>
    {children}
  </Box>
)
