import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A titled section of a page. */
export const Panel = ({
  title,
  beside,
  isFlush = false,
  children,
}: {
  title: string
  beside?: ReactNode
  /** True without padding, as for table rows. */
  isFlush?: boolean
  children: ReactNode
}) => (
  <Box
    as="section"
    aria-label={title}
    bg="surface.card"
    borderWidth="1px"
    borderColor="border.hairline"
    borderRadius="sm"
    minW="0"
  >
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" px="3" pt="3" pb="2">
      <chakra.h2 fontSize="md">{title}</chakra.h2>
      {beside}
    </Flex>
    <Box
      px={isFlush ? '0' : '3'}
      pb={isFlush ? '0' : '3'}
      css={isFlush ? { '& > [role=region]': { borderWidth: '1px 0 0', borderRadius: '0' } } : undefined}
    >
      {children}
    </Box>
  </Box>
)
