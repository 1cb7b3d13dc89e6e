import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { SkeletonPage } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { confirmingPoll } from '../use-charges.ts'
import { EarlyRepayment } from './early-repayment.tsx'
import { payoffQuery } from './payoff-queries.ts'
import { type PayoffQuote, pendingTransferOf } from './payoff-quote.ts'

/** The reported transfer that the lender is confirming; nothing else can be done meanwhile. */
const UnderWay = ({
  currency,
  reported,
}: {
  currency: PayoffQuote['currency']
  reported: NonNullable<PayoffQuote['reported']>
}) => {
  const { t } = useTranslation('earlyRepayment')
  const { timestamp } = useFormat()
  return (
    <Card ground="strong" role="status">
      <Flex align="center" gap="2" color="text.onStrongQuiet">
        <Spinner />
        <span>{t('underWay.title')}</span>
      </Flex>
      <Box mt="2">
        <Money amount={reported.amount} currency={currency} size="display" />
      </Box>
      <chakra.p mt="2" color="text.onStrongQuiet">
        {t('underWay.text', { when: timestamp(reported.reported_time) })}
      </chakra.p>
    </Card>
  )
}

/** Why nothing can be repaid early; `words` is a translation key. */
const Nothing = ({
  picture,
  title,
  text,
}: {
  picture: 'funds' | 'nothing-here'
  title: string
  text: string
}) => {
  const { t } = useTranslation('repayment')
  return (
    <Card>
      <EmptyState
        picture={picture}
        title={title}
        action={
          <ButtonLink wraps to={paths.repay()}>
            {t('backToList')}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}

/** Early repayment of a drawdown, in part or in full. */
export const Component = () => {
  const { t } = useTranslation(['earlyRepayment', 'repayment'])
  const { drawdownId = '' } = useParams()
  usePageTitle(t('earlyRepayment:title'))
  const query = useQuery({
    ...payoffQuery({ drawdown_id: drawdownId }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      data && !error && pendingTransferOf(data) ? confirmingPoll : false,
  })
  const { data: whole, error } = query
  const reason = isApiError(error) ? error.reason : undefined
  const body = () => {
    if (reason === 'notFound')
      return (
        <Nothing
          picture="nothing-here"
          title={t('earlyRepayment:unknown.title')}
          text={t('earlyRepayment:unknown.text')}
        />
      )
    if (reason === 'wrongState')
      // If a repayment was pending until now, it has settled the drawdown.
      return whole && pendingTransferOf(whole) ? (
        <Nothing
          picture="funds"
          title={t('earlyRepayment:settled.doneTitle')}
          text={t('earlyRepayment:settled.doneText')}
        />
      ) : (
        <Nothing
          picture="nothing-here"
          title={t('earlyRepayment:settled.title')}
          text={t('earlyRepayment:settled.text')}
        />
      )
    if (!whole) return null
    const reported = pendingTransferOf(whole)
    return reported ? (
      <UnderWay currency={whole.currency} reported={reported} />
    ) : (
      <EarlyRepayment key={whole.drawdown_id} whole={whole} />
    )
  }
  const content = body()
  if (!content) return error ? <FailurePage of={query} /> : <SkeletonPage />
  return (
    <Page>
      <PageHeader
        eyebrow={
          <TextLink to={paths.repay()} display="inline-flex" alignItems="center" minH="touch">
            {t('repayment:backToList')}
          </TextLink>
        }
        title={t('earlyRepayment:title')}
        lead={t('earlyRepayment:lead')}
      />
      {content}
    </Page>
  )
}
