import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** One figure on the ink ground: its name, the figure, a sentence about it. */
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
