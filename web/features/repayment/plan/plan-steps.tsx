import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonCard, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { MobileNeededSlot } from '../../account/profile/mobile-needed-slot.tsx'
import { signersQueryOf } from '../../agreements/agreements-queries.ts'
import { SignerNames, SigningPanel } from '../../agreements/signers/lazy-signers.tsx'
import { AdministratorNeededSlot } from '../../companies/administrator-needed-slot.tsx'
import { TransferDetails } from '../pay-to.tsx'
import { type PaymentPlan, paymentPlansQuery } from './plan-queries.ts'

/** The offer, before the document to sign exists. */
const Offered = ({ plan, isAdministrator }: { plan: PaymentPlan; isAdministrator: boolean }) => {
  const { t } = useTranslation('paymentPlan')
  const { timestamp } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const initiate = useMutation({
    mutationFn: () => call(signersEndpoints.initiateSign, { body: { kind: 'plan' } }),
    onSuccess: (begun) => {
      queryClient.setQueryData(signersQueryOf('plan').queryKey, begun)
      return queryClient.invalidateQueries(paymentPlansQuery)
    },
  })
  return (
    <Card>
      <CardTitle mb="1">{t('signing.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('signing.lead', { at: timestamp(plan.offered_until) })}
      </chakra.p>
      <chakra.h3 fontWeight="semibold">{t('signing.who')}</chakra.h3>
      <Suspense fallback={<SkeletonText lines={2} />}>
        <SignerNames />
      </Suspense>
      <MobileNeededSlot />
      {initiate.isError ? <Notice tone="negative">{failureTranslations(initiate.error)}</Notice> : null}
      {isAdministrator ? (
        <Box mt="5">
          <Button wraps busy={initiate.isPending} onClick={() => initiate.mutate()}>
            {t('signing.start')}
          </Button>
        </Box>
      ) : (
        <AdministratorNeededSlot act="plan" />
      )}
    </Card>
  )
}

/** In milliseconds, while others sign. */
const pollEvery = 2000

const Signing = ({ plan }: { plan: PaymentPlan }) => {
  const { t } = useTranslation('paymentPlan')
  const signers = useQuery({ ...signersQueryOf('plan'), refetchInterval: pollEvery })
  if (signers.isError)
    return (
      <Card>
        <Failure of={signers} />
      </Card>
    )
  if (plan.agreement?.status === 'signed')
    return (
      <Notice tone="waiting">
        {t(plan.agreement.awaits_check ? 'signing.checking' : 'signing.starting')}
      </Notice>
    )
  return (
    <Suspense fallback={<SkeletonCard />}>
      {signers.data ? <SigningPanel state={signers.data} kind="plan" /> : <SkeletonCard />}
    </Suspense>
  )
}

/** The next instalment, how to transfer it, and the bills that it pays, the oldest first. */
const NextInstalment = ({ plan }: { plan: PaymentPlan }) => {
  const { t } = useTranslation('paymentPlan')
  const { date, money } = useFormat()
  const { next, currency, bills, pending, outstanding } = plan
  const amount = next?.amount ?? outstanding
  return (
    <Card>
      <CardTitle mb="1">{t('next.title')}</CardTitle>
      <Money amount={amount} currency={currency} size="lg" />
      <chakra.p color="text.quiet" mb="3">
        {next ? t('next.by', { day: date(next.due_date), last: date(next.last_day) }) : t('next.rest')}
        {pending === '0.00' ? null : ` ${t('next.pending', { amount: money(pending, currency) })}`}
      </chakra.p>
      <TransferDetails
        amount={amount}
        currency={currency}
        account={plan.pay_to}
        reference={plan.transfer_reference}
      />
      {bills.length > 0 ? (
        <>
          <chakra.h3 fontWeight="semibold" mt="5" mb="1">
            {t('next.bills')}
          </chakra.h3>
          <chakra.p color="text.quiet" fontSize="sm">
            {t('next.billsNote')}
          </chakra.p>
          <chakra.ul listStyleType="none">
            {bills.map((bill) => (
              <li key={bill.id}>
                <TextLink to={paths.charge(bill.id)} display="inline-flex" alignItems="center" minH="touch">
                  {t('next.bill', {
                    day: date(bill.due_date),
                    amount: money(bill.outstanding, currency),
                  })}
                </TextLink>
              </li>
            ))}
          </chakra.ul>
        </>
      ) : null}
    </Card>
  )
}

/** What the company has to do about a plan: to sign it, or to pay the next instalment. */
export const PlanSteps = ({ plan, isAdministrator }: { plan: PaymentPlan; isAdministrator: boolean }) => {
  if (plan.status === 'in force') return <NextInstalment plan={plan} />
  if (plan.status !== 'offered') return null
  return plan.agreement ? <Signing plan={plan} /> : <Offered plan={plan} isAdministrator={isAdministrator} />
}
