import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Something went wrong: what happened, what is safe, what to do. `Failure` is the one for a query. */
export const ErrorState = ({
  message,
  requestId,
  onRetry,
}: {
  /** What happened, from `useFailureWords().messageOf(error)`. */
  message: ReactNode
  requestId?: string | undefined
  onRetry: () => void
}) => {
  const { t } = useTranslation()
  return (
    <Box role="alert">
      <EmptyState
        picture="broke"
        title={t('state.errorTitle')}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('state.retry')}
          </Button>
        }
      >
        {message} {t('state.safe')}
        {requestId ? (
          <Box mt="2" fontSize="sm">
            {t('state.requestId', { id: requestId })}
          </Box>
        ) : null}
      </EmptyState>
    </Box>
  )
}
