import { chakra } from '@chakra-ui/react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useStepUpProof } from '../../../api/step-up.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { ProofForm } from './proof-form.tsx'

const { beginStepUp, stepUp } = factorsEndpoints

const Asking = ({ onProven }: { onProven: () => void }) => {
  const choice = useQuery({
    queryKey: [beginStepUp.name],
    queryFn: () => call(beginStepUp),
    // Each challenge is valid for one proof.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (choice.error && !choice.data) return <Failure of={choice} />
  if (!choice.data)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  return (
    <ProofForm
      key={choice.data.passkey?.challenge_id}
      choice={choice.data}
      send={(proof) => call(stepUp, { body: proof })}
      onDone={onProven}
      onRefused={(error) => {
        // The next attempt needs a new challenge.
        if (isApiError(error) && error.reason === 'codeExpired') void choice.refetch()
        return false
      }}
    />
  )
}

/** Step-up authentication in a dialog over the current screen. */
export const StepUpDialog = () => {
  const { t } = useTranslation('factors')
  const asked = useStepUpProof()
  if (!asked) return null
  return (
    <Dialog open onClose={() => asked.end(false)} title={t('stepUp.title')} width="narrow">
      <chakra.p color="text.quiet" mb="5">
        {t('stepUp.lead')}
      </chakra.p>
      <QueryClientProvider client={queryClient}>
        <Asking onProven={() => asked.end(true)} />
      </QueryClientProvider>
    </Dialog>
  )
}
