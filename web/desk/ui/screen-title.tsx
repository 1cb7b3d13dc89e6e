import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What the screen is, and beside it what narrows it down or acts on all of it. */
export const ScreenTitle = ({ title, beside }: { title: ReactNode; beside?: ReactNode }) => (
  <Flex align="center" justify="space-between" wrap="wrap" gap="3" mb="4">
    <chakra.h1 fontSize="xl">{title}</chakra.h1>
    {beside}
  </Flex>
)
