import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTabTitle } from './use-tab-title.ts'

/** The screen's title, with its filters and actions. */
export const ScreenTitle = ({
  title,
  tab = title,
  beside,
}: {
  title: string
  /** The document's title, if it differs from the heading. */
  tab?: string
  beside?: ReactNode
}) => {
  useTabTitle('screen', tab)
  return (
    <Flex align="center" justify="space-between" wrap="wrap" gap="3" mb="4">
      <chakra.h1 fontSize="xl">{title}</chakra.h1>
      {beside}
    </Flex>
  )
}
