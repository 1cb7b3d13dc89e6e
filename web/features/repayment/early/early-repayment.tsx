import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { TransferDetails } from '../pay-to.tsx'
import { EarlyRepaymentForm } from './early-repayment-form.tsx'
import type { PayoffQuote } from './payoff-quote.ts'
import { PriceCard } from './price-card.tsx'
import { ReportPayoffForm } from './report-payoff-form.tsx'
import { type RequestedPayoff, usePayoffQuote } from './use-payoff-quote.ts'

const beforeTone = { posted: 'positive', voided: 'negative', reversed: 'negative' } as const satisfies Record<
  string,
  Tone
>

/** The outcome of the previously reported transfer. */
const Before = ({ quote: { reported, currency } }: { quote: PayoffQuote }) => {
  const { t } = useTranslation('earlyRepayment')
  const { money } = useFormat()
  if (!reported || reported.status === 'reported') return null
  return (
    <Notice tone={beforeTone[reported.status]}>
      {t(`before.${reported.status}`, { amount: money(reported.amount, currency) })}
    </Notice>
  )
}

/** The request, its price, the transfer details and the report of the transfer. */
export const EarlyRepayment = ({ whole }: { whole: PayoffQuote }) => {
  const { t } = useTranslation('repayment')
  const [asked, setAsked] = useState<RequestedPayoff>({ isPart: false, amount: '', date: whole.date })
  const price = usePayoffQuote(whole, asked)
  const { quote, isCurrent } = price
  return (
    <>
      <Before quote={whole} />
      <Box
        display="grid"
        gap={{ base: '5', md: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <EarlyRepaymentForm
          whole={whole}
          asked={asked}
          onAsk={(change) => setAsked((before) => ({ ...before, ...change }))}
          price={price}
        />
        {price.failure ? (
          <Card>
            <Failure of={price.failure} />
          </Card>
        ) : (
          <PriceCard quote={quote} isCurrent={isCurrent} isAsked={price.isAsked} />
        )}
        {quote && isCurrent ? (
          <>
            <Card>
              <CardTitle mb="1">{t('payTo.title')}</CardTitle>
              <chakra.p color="text.quiet" mb="3">
                {t('payTo.lead')}
              </chakra.p>
              <TransferDetails
                amount={quote.total}
                currency={quote.currency}
                account={quote.pay_to}
                reference={quote.transfer_reference}
              />
            </Card>
            <ReportPayoffForm quote={quote} />
          </>
        ) : null}
      </Box>
    </>
  )
}
