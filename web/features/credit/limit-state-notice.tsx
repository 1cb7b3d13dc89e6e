import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { creditApplicationQuery, creditLimitQuery, facilitySummaryQuery } from './credit-queries.ts'
import { offersLimitIncrease } from './increase/offers-limit-increase.ts'
import { isLimitPending, isShownNextToLimit, limitStateOf } from './limit-state.ts'

const movingPoll = 5000

const tones = {
  recalculating: 'waiting',
  increasePending: 'waiting',
  increaseOffered: 'waiting',
  increaseApproved: 'positive',
  increaseRejected: 'neutral',
} as const

/** A pending change of the limit, shown with its figures, which are fetched again when it ends. */
export const LimitStateNotice = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('credit')
  const { money } = useFormat()
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    ...creditApplicationQuery,
    refetchInterval: ({ state }) =>
      state.data && isLimitPending(limitStateOf(state.data, state.dataUpdatedAt)) ? movingPoll : false,
  })
  const state = data && limitStateOf(data, dataUpdatedAt)
  // The pending change is complete, or no longer shown.
  useEffect(
    () =>
      isLimitPending(state)
        ? () => {
            for (const { queryKey } of [creditLimitQuery, facilitySummaryQuery])
              void queryClient.invalidateQueries({ queryKey })
          }
        : undefined,
    [state, queryClient],
  )
  if (!isShownNextToLimit(state)) return null
  return (
    <Notice
      tone={tones[state]}
      title={t(`state.${state}.title`)}
      action={
        state === 'recalculating' || !offersLimitIncrease() ? undefined : (
          <TextLink to={paths.increaseLimit()} display="inline-flex" alignItems="center" minH="touch">
            {t(`state.${state}.action`)}
          </TextLink>
        )
      }
    >
      {t(`state.${state}.text`, { limit: data?.pre_limit ? money(data.pre_limit, currency) : '' })}
    </Notice>
  )
}
