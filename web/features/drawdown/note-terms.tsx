import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import { amountInWords } from '#shared/money/amount-in-words.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { brand } from '../../ui/brand.ts'
import { BrandGlyph } from '../../ui/brand-mark.tsx'
import { Card } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import { useRateNote } from '../../ui/use-rate-note.ts'
import { costItems } from './cost-items.tsx'
import { dayCountKeys } from './day-count-keys.ts'
import { courseOfQuote } from './repayment-course.ts'
import { RepaymentSchedule } from './repayment-schedule.tsx'
import type { DrawdownQuote } from './use-quote.ts'

const DeductionNote = lazy(async () => ({ default: (await import('./deduction-note.tsx')).DeductionNote }))

/** The terms of the promissory note that the signature accepts. */
export const NoteTerms = ({
  quote,
  borrower,
  payoutAccount,
}: {
  quote: DrawdownQuote
  borrower: string
  /** Bank and masked number of the payout account; null if unknown. */
  payoutAccount: string | null
}) => {
  const { t } = useTranslation('drawdown')
  const { count, date, locale, percent } = useFormat()
  const rateNote = useRateNote()
  const { benchmark, currency } = quote
  const course = courseOfQuote(quote)
  return (
    <Card aria-labelledby="note-title">
      <Box
        display="flex"
        alignItems="center"
        gap="3"
        pb="4"
        borderBottomWidth="1px"
        borderColor="border.hairline"
      >
        <BrandGlyph size={36} />
        <Box>
          <chakra.h2 id="note-title" fontSize="xl">
            {t('note.title')}
          </chakra.h2>
          <Box fontSize="sm" color="text.quiet">
            {t('note.subtitle')}
          </Box>
        </Box>
      </Box>
      <Box py="5" borderBottomWidth="1px" borderColor="border.hairline">
        <Box color="text.quiet" fontSize="sm">
          {t('note.principal')}
        </Box>
        <Box mt="1">
          <Money amount={quote.amount} currency={currency} size="xl" />
        </Box>
        <Box mt="1.5">{amountInWords(centsFromDecimal(quote.amount), currency, locale)}</Box>
      </Box>
      <DataList
        items={[
          {
            term: t('note.lender'),
            note: t('note.licence', { number: brand.licenceNumber }),
            value: brand.company[locale],
            wraps: true,
          },
          { term: t('note.borrower'), value: borrower, wraps: true },
          ...(payoutAccount ? [{ term: t('note.payoutAccount'), value: payoutAccount, wraps: true }] : []),
          { term: t('note.effectiveRate'), value: percent(quote.effective_rate) },
          {
            term: t('note.rate'),
            note: rateNote(benchmark, quote.margin, (name) =>
              t(isEntered(benchmark) ? 'note.rateNoteEntered' : 'note.rateNote', {
                name,
                benchmark: percent(benchmark.percent),
                margin: percent(quote.margin),
                date: date(benchmark.date),
              }),
            ),
            value: percent(quote.rate),
          },
          { term: t('note.basisLabel'), value: t(dayCountKeys[quote.basis]), wraps: true },
          ...(quote.effective_rate_highest
            ? [{ term: t('price.highestRate'), value: percent(quote.effective_rate_highest) }]
            : []),
          { term: t('note.drawdownDate'), value: date(quote.drawdown_date) },
          { term: t('note.method'), value: t(`choice.method.${quote.repayment_method}`), wraps: true },
          {
            term: t(`price.dueDate.${course}`),
            note: [
              t('price.days', { days: count(quote.days) }),
              ...(quote.due_date_may_move ? [t('price.mayMove')] : []),
            ].join(t('price.spokenBetween')),
            value: date(quote.due_date),
          },
          ...costItems(
            quote,
            currency,
            {
              feeTaken: t('price.feeTaken'),
              interestTaken: t('price.interestTaken'),
              payout: t('price.payout'),
              interest: t(`note.interest.${course}`),
              fee: t('price.fee'),
              redPacket: t('price.redPacket'),
            },
            { feeNote: t('price.feeNote') },
          ),
          {
            term: t(`note.total.${course}`),
            note: amountInWords(centsFromDecimal(quote.total), currency, locale),
            value: <Money amount={quote.total} currency={currency} size="md" />,
            strong: true,
          },
          { term: t('note.place'), value: t('note.hongKong') },
        ]}
      />
      {quote.collection_method === 'platform_deduction' ? (
        <Suspense fallback={null}>
          <DeductionNote currency={currency} />
        </Suspense>
      ) : null}
      <RepaymentSchedule quote={quote} />
      <chakra.ul mt="3" pl="5" color="text.quiet" fontSize="sm" listStyleType="disc" display="grid" gap="1.5">
        <li>{t('note.simple')}</li>
        <li>{t('note.late')}</li>
        <li>{t('note.law')}</li>
      </chakra.ul>
    </Card>
  )
}
