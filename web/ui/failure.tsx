import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { isApiError } from '../api/api-error.ts'
import { useFailureTranslations } from '../api/use-failure-translations.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Page } from './page.tsx'

/** The part of a failed query that is needed to show and retry it. */
interface FailedQuery {
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Replaces the data of a failed query: what happened, what is unaffected, and a retry button. */
export const Failure = ({ of: { error, refetch } }: { of: FailedQuery }) => {
  const { t } = useTranslation()
  const failureTranslations = useFailureTranslations()
  const requestId = isApiError(error) ? error.requestId : undefined
  return (
    <Box role="alert">
      <EmptyState
        picture="broke"
        title={t('state.errorTitle')}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('state.retry')}
          </Button>
        }
      >
        {failureTranslations(error)} {t('state.safe')}
        {requestId ? (
          <Box mt="2" fontSize="sm">
            {t('state.requestId', { id: requestId })}
          </Box>
        ) : null}
      </EmptyState>
    </Box>
  )
}

/** `Failure` as the whole screen. If the user lacks permission, redirects to the page that explains it. */
export const FailurePage = ({ of }: { of: FailedQuery }) =>
  isApiError(of.error) && of.error.reason === 'forbidden' ? (
    <Navigate to={siteScreens.notAuthorised} replace />
  ) : (
    <Page>
      <Failure of={of} />
    </Page>
  )
