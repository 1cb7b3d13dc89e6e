import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isApiError } from '../../api/api-error.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { PrintStyle } from '../../ui/print-style.tsx'
import { SkeletonPage } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { creditLimitQuery, facilitySummaryQuery } from '../credit/credit-queries.ts'
import { ChargeBadge } from './charge-badge.tsx'
import { ChargeFigures } from './charge-figures.tsx'
import { type Charge, chargeStateOf, hasToPay, isConfirming, payableAmount, toPay } from './charge-state.ts'
import { isBeingDeducted } from './deduction.ts'
import { DeductionCard } from './deduction-card.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { PayTo } from './pay-to.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { ReportForm } from './report-form.tsx'
import { SalesWeekCard } from './sales-week-card.tsx'
import { useCharge } from './use-charge.ts'

const Headline = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const { date } = useFormat()
  const state = chargeStateOf(charge)
  const isSettled = state === 'collected'
  const amount = isSettled ? charge.received : hasToPay(charge) ? toPay(charge) : charge.outstanding
  return (
    <Card ground="strong" role="status">
      <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1" align="flex-start">
        <Box color="text.onStrongQuiet">
          {isSettled
            ? t('headline.collected')
            : hasToPay(charge)
              ? t('headline.toPay')
              : t('headline.outstanding')}
        </Box>
        <ChargeBadge charge={charge} />
      </Flex>
      <Box mt="2">
        <Money amount={amount} currency={charge.currency} size="display" />
      </Box>
      <chakra.p mt="2" color="text.onStrongQuiet">
        {isBeingDeducted(charge)
          ? t('headline.deducted', { date: date(charge.due_date) })
          : t(`headline.note.${state}`, { date: date(charge.due_date) })}
      </chakra.p>
    </Card>
  )
}

/** Reported transfers, while the lender is confirming them. */
const Confirming = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  if (!isConfirming(charge) || isBeingDeducted(charge)) return null
  return (
    <Notice
      tone="waiting"
      title={
        <Flex as="span" align="center" gap="2">
          <Spinner />
          <span>{t('confirming.title', { amount: money(charge.pending, charge.currency) })}</span>
        </Flex>
      }
    >
      {t('confirming.text')}
    </Notice>
  )
}

/** Shown if there is nothing to pay on the bill: the reason and the next step. */
const WhatComesNext = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const state = chargeStateOf(charge)
  const words = state === 'collected' || state === 'confirming' ? state : 'onHold'
  return (
    <Card data-unprinted>
      <EmptyState
        picture={words === 'onHold' ? 'nothing-here' : 'funds'}
        title={t(`next.${words}.title`)}
        action={
          <ButtonLink variant="secondary" to={paths.home()}>
            {t('next.toHome')}
          </ButtonLink>
        }
      >
        {t(`next.${words}.text`)}
      </EmptyState>
    </Card>
  )
}

/** How to pay the undisputed part of a disputed bill. */
const UndisputedPart = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  if (charge.status !== 'suspend' || Number(payableAmount(charge)) === 0) return null
  return (
    <Card data-unprinted>
      <CardTitle mb="1">{t('dispute.part.title')}</CardTitle>
      <chakra.p color="text.quiet">{t('dispute.part.text')}</chakra.p>
      <Disclosure summary={t('dispute.part.open')}>
        <Box display="grid" gap={{ base: '5', md: '6' }}>
          <PayTo charge={charge} />
          <ReportForm key={charge.id} charge={charge} />
        </Box>
      </Disclosure>
    </Card>
  )
}

/** A bill: its amounts, the transfer details, the report of a transfer, and its payments. */
export const Component = () => {
  const { t } = useTranslation('repayment')
  const { chargeId = '' } = useParams()
  const queryClient = useQueryClient()
  usePageTitle(t('chargeTitle'))
  const query = useCharge(chargeId)
  const detail = query.data
  // A received repayment restores the available balance.
  const received = detail?.charge.received
  useEffect(() => {
    if (received === undefined) return
    for (const { queryKey } of [facilitySummaryQuery, creditLimitQuery])
      void queryClient.invalidateQueries({ queryKey })
  }, [received, queryClient])

  if (detail) {
    const { charge, payments } = detail
    return (
      <Page>
        <PrintStyle />
        <PageHeader
          eyebrow={
            <TextLink
              to={paths.repay()}
              data-unprinted
              display="inline-flex"
              alignItems="center"
              minH="touch"
            >
              {t('backToList')}
            </TextLink>
          }
          title={t('chargeTitle')}
          actions={
            <Button variant="secondary" size="md" onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
          }
        />
        <Headline charge={charge} />
        <DeductionCard charge={charge} />
        <Confirming charge={charge} />
        <Box
          display="grid"
          gap={{ base: '5', md: '6' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box display="grid" gap={{ base: '5', md: '6' }}>
            {isBeingDeducted(charge) ? null : hasToPay(charge) ? (
              <>
                <PayTo charge={charge} />
                <ReportForm key={charge.id} charge={charge} />
              </>
            ) : (
              <>
                <WhatComesNext charge={charge} />
                <UndisputedPart charge={charge} />
              </>
            )}
            <PaymentsCard payments={payments} charge={charge} />
          </Box>
          <Box display="grid" gap={{ base: '5', md: '6' }}>
            <SalesWeekCard detail={detail} />
            <ChargeFigures detail={detail} />
            <DisputeCard detail={detail} />
          </Box>
        </Box>
      </Page>
    )
  }
  if (isApiError(query.error) && query.error.reason === 'notFound')
    return (
      <Page>
        <Card>
          <EmptyState
            title={t('noSuchCharge.title')}
            action={<ButtonLink to={paths.repay()}>{t('backToList')}</ButtonLink>}
          >
            {t('noSuchCharge.text')}
          </EmptyState>
        </Card>
      </Page>
    )
  if (query.isError)
    return (
      <Page>
        <Card>
          <Failure of={query} />
        </Card>
      </Page>
    )
  return <SkeletonPage />
}
