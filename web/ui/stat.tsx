import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A figure with its label above and an optional explanation below. */
export const Stat = ({
  label,
  children,
  note,
}: {
  label: ReactNode
  children: ReactNode
  note?: ReactNode
}) => (
  <Box minW="0">
    <Box color="text.quiet" fontSize="sm" lineHeight="snug">
      {label}
    </Box>
    <Box mt="1" fontSize="2xl" fontWeight="semibold" lineHeight="tight" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
    {note ? (
      <chakra.p mt="1.5" color="text.quiet" fontSize="sm" lineHeight="snug">
        {note}
      </chakra.p>
    ) : null}
  </Box>
)
