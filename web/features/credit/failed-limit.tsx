import { Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { call } from '../../api/call.ts'
import { useSendOnce } from '../../api/send-once.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { track } from '../../tracking/track.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import type { CreditLimitOnWire } from '../underwriting/limit-kinds.ts'
import { creditApplicationQuery, creditLimitQuery } from './credit-queries.ts'

const { submitLimit } = creditEndpoints

/** Why there is no limit, and what can be done: link a shop, or recalculate when there is more data. */
export const FailedLimit = ({ reason }: { reason: NonNullable<CreditLimitOnWire['failure_reason']> }) => {
  const { t } = useTranslation(['credit', 'statuses'])
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const { send } = useSendOnce({
    name: `${submitLimit.name} initial`,
    send: (body: RequestOf<typeof submitLimit>['body'], idempotencyKey) =>
      call(submitLimit, { body }, { idempotencyKey }),
  })
  const again = useMutation({
    mutationFn: () => send({ type: 'initial' }),
    onSuccess: () => {
      track('submit_application', 'limit')
      showToast('positive', t('credit:empty.failed.done'))
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
    onSettled: () =>
      Promise.all(
        [creditLimitQuery, creditApplicationQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <EmptyState
      picture="nothing-here"
      title={t('credit:empty.failed.title')}
      action={
        <Flex wrap="wrap" justify="center" gap="3">
          {reason === 'noShops' ? null : <AdministratorNeededSlot act="limit" />}
          {reason === 'noShops' ? null : (
            <Button busy={again.isPending} onClick={() => again.mutate()}>
              {t('credit:empty.failed.again')}
            </Button>
          )}
          <ButtonLink variant={reason === 'noShops' ? 'primary' : 'secondary'} to={paths.linkShop()}>
            {t('credit:empty.failed.linkShop')}
          </ButtonLink>
        </Flex>
      }
    >
      {t(`statuses:limitFailure.${reason}`)}
    </EmptyState>
  )
}
