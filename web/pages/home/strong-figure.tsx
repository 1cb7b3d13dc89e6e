import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A figure on the dark background: its label, value and explanation. */
export const StrongFigure = ({
  label,
  figure,
  note,
}: {
  label: ReactNode
  figure: ReactNode
  note: ReactNode
}) => (
  <Box minW="0">
    <Box color="text.onStrongQuiet" fontSize="sm" lineHeight="snug">
      {label}
    </Box>
    <Box
      mt="1"
      fontSize={{ base: 'xl', md: '2xl' }}
      fontWeight="semibold"
      lineHeight="tight"
      fontVariantNumeric="tabular-nums"
    >
      {figure}
    </Box>
    <Box mt="1.5" color="text.onStrongQuiet" fontSize={{ base: 'xs', md: 'sm' }} lineHeight="snug">
      {note}
    </Box>
  </Box>
)
