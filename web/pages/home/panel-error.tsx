import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Replaces a part of the page that failed to load: what happened, what is unaffected, and a retry button. */
export const PanelError = ({ words, onRetry }: { words: string; onRetry: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <Flex role="alert" direction="column" align="flex-start" gap="3" color="text.quiet">
      <span>
        {words} {t('state.safe')}
      </span>
      <Button variant="secondary" size="md" onClick={onRetry}>
        {t('state.retry')}
      </Button>
    </Flex>
  )
}
