import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { type DataItem, DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { useDeductionAccount } from '../../shops/payments/use-deduction-account.ts'
import type { FacilityDetail } from './facility-queries.ts'

type LoanDetails = FacilityDetail['loan_details'][number]

const Method = ({ details, currency }: { details: LoanDetails; currency: Currency }) => {
  const { t } = useTranslation('facility')
  const { repayment_method: method, collection_method: collection } = details
  const account = useDeductionAccount(collection, currency)
  return (
    <Box borderWidth="1px" borderColor="border.hairline" borderRadius="md" p="4">
      <chakra.h3 fontWeight="semibold">{t(`terms.methods.${method}.title`)}</chakra.h3>
      <chakra.p color="text.quiet" mb="2">
        {t(`terms.methods.${method}.text`)}
      </chakra.p>
      <DataList
        items={[
          { term: t('terms.tenor'), value: t('terms.days', { days: details.maximum_tenor }) },
          {
            term: t('terms.timing'),
            value: t(`terms.timings.${details.interest_payment_timing}`),
            wraps: true,
          },
          {
            term: t('terms.collection'),
            value: t(`terms.collections.${collection}`),
            wraps: true,
          },
          ...(account === undefined
            ? []
            : [
                {
                  term: t('terms.deductedFrom'),
                  value: account ?? t('terms.noDeductionAccount'),
                  wraps: true,
                },
              ]),
          // Other methods have due amounts, of which any part can be paid, and no minimum repayment.
          ...(details.repayment_method === 'salesShare'
            ? [
                {
                  term: t('terms.minimumRepayment'),
                  value: <Money amount={details.minimum_repayment} currency={currency} />,
                },
              ]
            : []),
        ]}
      />
    </Box>
  )
}

const useCommonTerms = ({ fees, currency }: FacilityDetail, details: LoanDetails): DataItem[] => {
  const { t } = useTranslation('facility')
  const { count, money, percent } = useFormat()
  const overdue = () => {
    if (!details.overdue_interest) return t('terms.noOverdue')
    const times = Number(details.overdue_multiplier)
    return times === 1 ? t('terms.overdueSame') : t('terms.overdueTimes', { times: count(times) })
  }
  const passThroughFee = (): DataItem =>
    Number(details.maximum_pass_through_fee) > 0
      ? {
          term: t('terms.passThrough'),
          note: t('terms.passThroughNote'),
          value: t('terms.passThroughText', { amount: money(details.maximum_pass_through_fee, currency) }),
          wraps: true,
        }
      : { term: t('terms.passThrough'), value: t('terms.noPassThrough') }
  return [
    { term: t('terms.structure'), value: t(`terms.structures.${details.type}`), wraps: true },
    ...(fees.length === 0
      ? [{ term: t('terms.fees'), value: t('terms.noFees') }]
      : fees.map(({ type, percent: share }) => ({
          term: t(`terms.feeTypes.${type}.name`),
          note: t('terms.feesNote'),
          value: t(`terms.feeTypes.${type}.text`, { percent: percent(share) }),
          wraps: true,
        }))),
    {
      term: t('terms.maximumOutstanding'),
      value: <Money amount={details.maximum_outstanding} currency={currency} />,
    },
    {
      term: t('terms.minimumInterest'),
      value:
        details.minimum_interest_tenor > 0
          ? t('terms.days', { days: details.minimum_interest_tenor })
          : t('terms.noMinimumInterest'),
      wraps: true,
    },
    details.grace_period > 0
      ? {
          term: t('terms.grace'),
          note: t('terms.graceNote'),
          value: t(`terms.graceText.${details.grace_period_type}`, { days: details.grace_period }),
          wraps: true,
        }
      : { term: t('terms.grace'), value: t('terms.noGrace') },
    { term: t('terms.overdue'), value: overdue(), wraps: true },
    passThroughFee(),
    {
      term: t('terms.allocation'),
      note: t(`terms.priorities.${details.allocation_priority}`),
      value: details.allocation_rule.map((kind) => t(`terms.kinds.${kind}`)).join(t('terms.arrow')),
      wraps: true,
    },
  ]
}

const CommonTerms = ({ details, facility }: { details: LoanDetails; facility: FacilityDetail }) => {
  const { t } = useTranslation('facility')
  return (
    <Box mt="5">
      <chakra.h3 fontWeight="semibold">{t('terms.common')}</chakra.h3>
      <DataList items={useCommonTerms(facility, details)} />
    </Box>
  )
}

/** The terms of the agreement: each repayment method, then the common terms. */
export const TermsCard = ({ facility }: { facility: FacilityDetail }) => {
  const { t } = useTranslation('facility')
  const { loan_details: ways, currency } = facility
  const [first] = ways
  return (
    <Card>
      <CardTitle mb="1">{t('terms.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('terms.lead')}
      </chakra.p>
      <Box display="grid" gap="4">
        {ways.map((details) => (
          <Method key={details.structure_id} details={details} currency={currency} />
        ))}
      </Box>
      {first ? <CommonTerms details={first} facility={facility} /> : null}
    </Card>
  )
}
