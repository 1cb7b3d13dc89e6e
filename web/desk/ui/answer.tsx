import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useWords } from '../i18n/use-words.ts'

/** One question with its drawing, and the table behind it one tap away. */
export const Answer = ({
  question,
  children,
  table,
}: {
  question: string
  children: ReactNode
  table: ReactNode
}) => {
  const t = useWords()
  return (
    <Box bg="surface.card" borderWidth="1px" borderColor="border.hairline" borderRadius="sm" p="4" minW="0">
      <chakra.h2 fontSize="md" mb="3">
        {question}
      </chakra.h2>
      {children}
      <Disclosure summary={t('portfolio.table')}>{table}</Disclosure>
    </Box>
  )
}
