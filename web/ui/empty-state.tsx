import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './illustration.tsx'

/** An empty state: what will be here, and the one thing to do. */
export const EmptyState = ({
  picture = 'nothing-here',
  title,
  children,
  action,
  whole = false,
}: {
  picture?: IllustrationName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** True if it is the whole screen: then its title is the first heading. */
  whole?: boolean
}) => (
  <Flex direction="column" align="center" textAlign="center" py={{ base: '6', md: '10' }} px="4">
    <Illustration name={picture} />
    <chakra.h2 as={whole ? 'h1' : 'h2'} mt="5" fontSize="xl">
      {title}
    </chakra.h2>
    {children ? (
      <Box mt="2" color="text.quiet" maxW="472px">
        {children}
      </Box>
    ) : null}
    {action ? <Box mt="6">{action}</Box> : null}
  </Flex>
)
