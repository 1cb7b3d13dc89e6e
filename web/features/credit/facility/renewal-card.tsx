import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { track } from '../../../tracking/track.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { type DataItem, DataList } from '../../../ui/data-list.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { AdministratorNeededSlot } from '../../companies/administrator-needed-slot.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { recordsQueryKey } from '../records/records-queries.ts'
import { WithdrawDialog } from '../records/withdraw-dialog.tsx'
import type { FacilitySummary } from './facility-queries.ts'
import { type Renewal, type RenewalRequest, renewalQuery } from './renewal-queries.ts'
import { reviewState } from './review-state.ts'

/** In milliseconds, while the lender has a request. */
const pendingPoll = 5000

const { submitRenewal } = creditEndpoints

const Requirements = ({ requirements }: Pick<Renewal, 'requirements'>) => {
  const { t } = useTranslation('facility')
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {requirements.map(({ key, met }) => (
        <chakra.li key={key} display="flex" gap="3" alignItems="baseline" lineHeight="snug">
          <chakra.span
            aria-hidden
            flex="none"
            w="4"
            fontWeight="bold"
            color={met ? 'positive.text' : 'negative.text'}
          >
            {met ? '✓' : '!'}
          </chakra.span>
          <span>
            {t(`renewal.requirements.${key}`)}
            <chakra.span color={met ? 'text.quiet' : 'negative.text'} ml="2">
              {t(met ? 'renewal.met' : `renewal.unmet.${key}`)}
            </chakra.span>
          </span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const Pending = ({ request, renewal }: { request: RenewalRequest; renewal: Renewal }) => {
  const { t } = useTranslation('facility')
  const { timestamp } = useFormat()
  const [withdraws, setWithdraws] = useState(false)
  const { currency } = renewal
  const items: DataItem[] = [
    { term: t('renewal.sentAt'), value: timestamp(request.submitted_at) },
    { term: t('renewal.before'), value: <Money amount={request.pre_limit} currency={currency} /> },
    { term: t('renewal.supported'), value: <Money amount={request.supported_limit} currency={currency} /> },
  ]
  return (
    <>
      <Flex align="center" gap="2" color="waiting.text" fontWeight="medium">
        <Spinner />
        {t('renewal.pending')}
      </Flex>
      <chakra.p color="text.quiet" mt="1" mb="3">
        {t('renewal.pendingText')}
      </chakra.p>
      <DataList items={items} />
      <Button variant="secondary" size="md" mt="4" onClick={() => setWithdraws(true)}>
        {t('renewal.withdraw')}
      </Button>
      {withdraws ? (
        <WithdrawDialog
          record={{
            approval_id: request.approval_id,
            name: 'renewal',
            amount: request.pre_limit,
            currency,
          }}
          onClose={() => setWithdraws(false)}
        />
      ) : null}
    </>
  )
}

const Ask = ({ facilityId, renewal }: { facilityId: string; renewal: Renewal }) => {
  const { t } = useTranslation('facility')
  const { timestamp } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const profile = useQuery(companyProfileQuery)
  const { send } = useSendOnce({
    name: `${submitRenewal.name} ${facilityId}`,
    send: (body: { facility_id: string }, idempotencyKey) =>
      call(submitRenewal, { body }, { idempotencyKey }),
  })
  const asking = useMutation({
    mutationFn: () => send({ facility_id: facilityId }),
    onSuccess: () => {
      track('submit_application', 'renewal')
      showToast('positive', t('renewal.done'))
    },
    onSettled: () =>
      Promise.all(
        [renewalQuery(facilityId).queryKey, recordsQueryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const { request, requirements } = renewal
  const isMet = requirements.every(({ met }) => met)
  return (
    <Box display="grid" gap="4">
      {request?.status === 'rejected' && request.review_date === renewal.review_date ? (
        <Notice
          tone="negative"
          title={t('renewal.rejected', {
            when: request.decided_at ? timestamp(request.decided_at) : '',
          })}
        >
          {request.rejection ? <Box>{t(`renewal.why.${request.rejection}`)}</Box> : null}
          {request.reject_reason ? <Box>{t('renewal.reason', { reason: request.reject_reason })}</Box> : null}
          {request.rejection ? null : t('renewal.rejectedNext')}
        </Notice>
      ) : null}
      <chakra.p color="text.quiet">{t('renewal.lead')}</chakra.p>
      <Requirements requirements={requirements} />
      {asking.error ? <Notice tone="negative">{failureTranslations(asking.error)}</Notice> : null}
      {profile.data && profile.data.role !== 'administrator' ? (
        <AdministratorNeededSlot act="renewal" />
      ) : (
        <Box>
          <Button disabled={!isMet} busy={asking.isPending} onClick={() => asking.mutate()}>
            {t('renewal.ask')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** The renewal, from 30 days before a facility's review: requirements, request and the lender's decision. */
export const RenewalCard = ({ facility }: { facility: FacilitySummary }) => {
  const { t } = useTranslation('facility')
  const { facility_id: facilityId } = facility
  const [today] = useState(() => businessDate(new Date()))
  const state = reviewState(facility, today)
  const isOpen = state === 'soon' || state === 'expired'
  const query = useQuery({
    ...renewalQuery(facilityId),
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.request?.status === 'submitted' ? pendingPoll : false),
  })
  if (!isOpen) return null
  const renewal = query.data
  const body = () => {
    if (renewal?.request?.status === 'submitted')
      return <Pending request={renewal.request} renewal={renewal} />
    if (renewal) return <Ask facilityId={facilityId} renewal={renewal} />
    return query.isError ? (
      <Failure of={query} />
    ) : (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  return (
    <Card>
      <CardTitle mb="2">{t('renewal.title')}</CardTitle>
      {body()}
    </Card>
  )
}
