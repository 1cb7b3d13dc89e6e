import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { creditApplicationQuery, creditLimitQuery, facilitySummaryQuery } from './credit-queries.ts'
import { hasIncrease } from './increase/has-increase.ts'
import { isLimitMoving, type LimitState, limitStateOf } from './limit-state.ts'

const movingPoll = 5000

/** The states that are told here: without a limit, the screens around say all there is to say. */
const told = ['recalculating', 'increasePending', 'increaseRejected'] as const
type Told = (typeof told)[number]

const isTold = (state: LimitState | undefined): state is Told => told.some((each) => each === state)

/** What is under way with a limit beside its figures; they are asked for anew once it is over. */
export const LimitStateNotice = ({ currency }: { currency: string }) => {
  const { t } = useTranslation('statuses')
  const { money } = useFormat()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...creditApplicationQuery,
    refetchInterval: ({ state }) =>
      state.data && isLimitMoving(limitStateOf(state.data)) ? movingPoll : false,
  })
  const state = data && limitStateOf(data)
  const wasMoving = useRef(false)
  useEffect(() => {
    if (wasMoving.current && !isLimitMoving(state))
      for (const { queryKey } of [creditLimitQuery, facilitySummaryQuery])
        void queryClient.invalidateQueries({ queryKey })
    wasMoving.current = isLimitMoving(state)
  }, [state, queryClient])
  if (!isTold(state)) return null
  return (
    <Notice
      tone={state === 'increaseRejected' ? 'neutral' : 'waiting'}
      title={t(`limitState.${state}.title`)}
      action={
        state === 'recalculating' || !hasIncrease() ? undefined : (
          <TextLink to={paths.increaseLimit()} display="inline-flex" alignItems="center" minH="touch">
            {t(`limitState.${state}.action`)}
          </TextLink>
        )
      }
    >
      {t(`limitState.${state}.text`, { limit: data?.pre_limit ? money(data.pre_limit, currency) : '' })}
    </Notice>
  )
}
