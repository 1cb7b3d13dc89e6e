import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Time and place of an event: on separate lines on a phone, otherwise on one line. */
export const TimeAndPlace = ({ children }: { children: ReactNode }) => (
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
