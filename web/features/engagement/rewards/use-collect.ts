import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { track } from '../../../tracking/track.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { type RedPacket, redPacketsQueryKey } from './rewards-queries.ts'

const { collectRedPacket } = engagementEndpoints

const isGone = (error: Error): boolean => isApiError(error) && error.reason === 'wrongState'

/**
 * Collects a red packet, once across repeated clicks. The list is refetched in any case, as others collect too.
 * `failure` is why it could not be collected, until the next attempt.
 */
export const useCollect = ({ id, amount }: Pick<RedPacket, 'id' | 'amount'>) => {
  const { t } = useTranslation('rewards')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const mutationKey = [collectRedPacket.name, id]
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: () => call(collectRedPacket, { params: { id } }),
    onSuccess: () => {
      track(Number(amount) === 500 ? 'get_500_red_packet' : 'get_red_packet')
      showToast('positive', t('collected'))
    },
    // In a toast, since the packet may be gone from the list: all are collected, or its last day is over.
    onError: (refusal) => {
      if (isGone(refusal)) showToast('negative', t('gone'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: redPacketsQueryKey }),
  })
  return {
    isPending,
    failure: error && !isGone(error) ? failureTranslations(error) : undefined,
    collect: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate()
    },
  }
}
