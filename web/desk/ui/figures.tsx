import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Figures side by side, as many as there is room for. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))" gap="4" mb="5">
    {children}
  </chakra.dl>
)

/** One figure under its name. */
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
