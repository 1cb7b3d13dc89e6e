import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { showToast } from '../../ui/toasts.tsx'
import { redPacketsQueryKey } from './rewards-queries.ts'

const { collectRedPacket } = engagementEndpoints

/** Collects a packet, once whatever is pressed. Whatever came of it, the list is asked for anew: others collect as well. */
export const useCollect = (id: string) => {
  const { t } = useTranslation('rewards')
  const failureWords = useFailureWords()
  const queryClient = useQueryClient()
  const mutationKey = [collectRedPacket.name, id]
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => call(collectRedPacket, { params: { id } }),
    onSuccess: () => showToast('positive', t('collected')),
    // Told above the list, from which the packet may be gone: none are left, or its last day is over.
    onError: (error) => {
      const isGone = isApiError(error) && error.reason === 'wrongState'
      showToast('negative', isGone ? t('gone') : failureWords(error))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: redPacketsQueryKey }),
  })
  return {
    isPending,
    collect: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
  }
}
