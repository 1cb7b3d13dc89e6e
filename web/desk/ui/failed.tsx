import { Box, chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { ActRefused } from '../api/call-act.ts'
import { useWords } from '../i18n/use-words.ts'

/** Why an act was not done, as the desk said it; it speaks to the lender's people in English. */
export const useRefusalWords = () => {
  const t = useWords()
  return (error: unknown): string => {
    if (!(error instanceof ActRefused)) return String(error)
    return error.code === 0 ? t('list.network') : `${error.message} (${error.code})`
  }
}

/** In the place of what should have been told: why it was not, and another try. */
export const Failed = ({ error, retry }: { error: unknown; retry: () => unknown }) => {
  const t = useWords()
  const wordsOf = useRefusalWords()
  return (
    <Box
      role="alert"
      p="4"
      bg="negative.subtle"
      borderWidth="1px"
      borderColor="negative.border"
      borderRadius="sm"
    >
      <chakra.strong display="block">{t('list.failed')}</chakra.strong>
      <Box mt="1" mb="3" overflowWrap="anywhere">
        {wordsOf(error)}
      </Box>
      <Button size="sm" variant="secondary" onClick={() => void retry()}>
        {t('list.retry')}
      </Button>
    </Box>
  )
}
