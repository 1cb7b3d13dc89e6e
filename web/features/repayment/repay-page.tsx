import { Box, chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Money } from '../../ui/money.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Loading, SkeletonBar, SkeletonText } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { applicationsQuery } from '../application/application-queries.ts'
import { type UpcomingDrawdown, upcomingDrawdownsOf } from '../application/upcoming-drawdowns.ts'
import { AccountDocumentsCard } from './account-documents-card.tsx'
import { AllCharges } from './all-charges.tsx'
import { type Charge, firstToPay, isConfirming, isUnderPlan, totalToPay } from './charge-state.ts'
import { usePlanInForce } from './plan/plan-queries.ts'
import { PlansSlot } from './plan/plans-slot.tsx'
import { Upcoming } from './upcoming.tsx'
import { useCharges } from './use-charges.ts'

const Summary = ({
  charges,
  upcoming,
}: {
  charges: readonly Charge[]
  upcoming: readonly UpcomingDrawdown[]
}) => {
  const { t } = useTranslation('repayment')
  const { date } = useFormat()
  const first = firstToPay(charges)
  const next = upcoming[0]
  const isPlanned = charges.some(isUnderPlan)
  const plan = usePlanInForce(isPlanned)
  const planned = plan?.next
  const note = () => {
    if (first) return t('firstDue', { date: date(first.due_date) })
    if (planned) return t('plannedNext', { day: date(planned.due_date), last: date(planned.last_day) })
    if (isPlanned) return t('plannedNote')
    if (charges.some(isConfirming)) return t('confirmingNote')
    return next ? t('nextDue', { date: date(next.next_due_date) }) : t('nothingDueNote')
  }
  return (
    <Card
      ground="strong"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'flex-end' }}
      justifyContent="space-between"
      gap="6"
    >
      <Box role="status">
        <Box color="text.onStrongQuiet">{t(!first && planned ? 'plannedLabel' : 'toPayNow')}</Box>
        {first ? (
          totalToPay(charges).map(({ currency, amount }) => (
            <Box key={currency} mt="2">
              <Money amount={amount} currency={currency} size="display" />
            </Box>
          ))
        ) : plan && planned ? (
          <Box mt="2">
            <Money amount={planned.amount} currency={plan.currency} size="display" />
          </Box>
        ) : (
          <chakra.p mt="2" fontSize={{ base: '2xl', md: '3xl' }} fontWeight="semibold" lineHeight="snug">
            {t(isPlanned ? 'plannedTitle' : 'nothingDue')}
          </chakra.p>
        )}
        <chakra.p mt="2" color="text.onStrongQuiet">
          {note()}
        </chakra.p>
      </Box>
      {first ? <ButtonLink to={paths.charge(first.id)}>{t('howToPay')}</ButtonLink> : null}
    </Card>
  )
}

const Skeleton = () => (
  <Loading>
    <Box display="grid" gap="6">
      <Card ground="strong">
        <SkeletonBar w="96px" />
        <Box mt="3">
          <SkeletonBar w="260px" h="12" />
        </Box>
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Box>
  </Loading>
)

/** Bills due now, future due dates, and past repayments. */
export const Component = () => {
  const { t } = useTranslation(['repayment', 'shell'])
  usePageTitle(t('repayment:title'))
  const applications = useInfiniteQuery({ ...applicationsQuery, staleTime: 0 })
  const upcoming = upcomingDrawdownsOf(applications.data?.pages.flatMap(({ records }) => records) ?? [])
  const { charges, error, refetch } = useCharges()
  const body = () => {
    if (charges)
      return (
        <>
          <Summary charges={charges} upcoming={upcoming} />
          {charges.length > 0 || upcoming.length > 0 ? <PlansSlot /> : null}
          {upcoming.length > 0 ? <Upcoming drawdowns={upcoming} /> : null}
          {charges.length === 0 && upcoming.length === 0 ? (
            <Card>
              <EmptyState title={t('repayment:empty.title')}>{t('repayment:empty.text')}</EmptyState>
            </Card>
          ) : null}
          {charges.length > 0 ? <AllCharges /> : null}
          {charges.length > 0 || upcoming.length > 0 ? <AccountDocumentsCard /> : null}
        </>
      )
    if (error)
      return (
        <Card>
          <Failure of={{ error, refetch }} />
        </Card>
      )
    return <Skeleton />
  }
  return (
    <Page>
      <PageHeader
        title={t('repayment:title')}
        lead={t('repayment:lead')}
        actions={
          <ButtonLink variant="secondary" size="md" to={paths.records()}>
            {t('repayment:toRecords')}
          </ButtonLink>
        }
      />
      {body()}
    </Page>
  )
}
