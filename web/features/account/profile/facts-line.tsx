import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** When and from where something was: below each other on a phone, in one line where there is room. */
export const FactsLine = ({ children }: { children: ReactNode }) => (
  <Flex
    direction={{ base: 'column', md: 'row' }}
    columnGap="4"
    rowGap="0.5"
    wrap="wrap"
    mt="0.5"
    color="text.quiet"
    fontSize="sm"
    lineHeight="snug"
    fontVariantNumeric="tabular-nums"
  >
    {children}
  </Flex>
)
