import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A grid of labelled figures. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))" gap="4" mb="5">
    {children}
  </chakra.dl>
)

/** A figure with its label. */
export const Figure = ({ name, value }: { name: string; value: ReactNode }) => (
  <Box minW="0">
    <chakra.dt color="text.quiet" fontSize="xs">
      {name}
    </chakra.dt>
    <chakra.dd fontVariantNumeric="tabular-nums" fontWeight="semibold" fontSize="md">
      {value}
    </chakra.dd>
  </Box>
)
