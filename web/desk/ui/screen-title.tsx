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
  /** What the tab and the history call it, where that is more, or is to be less, than the title. */
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
