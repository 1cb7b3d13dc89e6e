import { isApiError } from '../api/api-error.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { ErrorState } from './error-state.tsx'
import { Page } from './page.tsx'

/** A query that came to nothing: what to say, and how to try again. */
interface FailedQuery {
  readonly error: unknown
  readonly refetch: () => unknown
}

/** In place of what a query should have brought: what happened, in words, and another try. */
export const Failure = ({ of: { error, refetch } }: { of: FailedQuery }) => {
  const { messageOf } = useFailureWords()
  return (
    <ErrorState
      message={messageOf(error)}
      requestId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => void refetch()}
    />
  )
}

/** `Failure` as the whole screen. */
export const FailurePage = ({ of }: { of: FailedQuery }) => (
  <Page>
    <Failure of={of} />
  </Page>
)
