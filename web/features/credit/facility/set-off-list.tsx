import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import type { FacilityDetail } from './facility-queries.ts'

/** The balances of the payment accounts, where a negative one is set off against the others. */
export const SetOffList = ({
  setOff,
  currency,
}: {
  setOff: NonNullable<FacilityDetail['set_off']>
  currency: FacilityDetail['currency']
}) => {
  const { t } = useTranslation('facility')
  const { money } = useFormat()
  const { balances, left } = setOff
  const noteOf = ({ reported, amount }: (typeof balances)[number]) =>
    [
      ...(amount.startsWith('-') ? [t('setOff.negative')] : []),
      ...(reported.currency === currency
        ? []
        : [t('setOff.reported', { amount: money(reported.amount, reported.currency) })]),
    ].join(' · ')
  return (
    <Box mt="5">
      <chakra.h3 fontSize="md">{t('setOff.title')}</chakra.h3>
      <chakra.p mt="1" mb="2" color="text.quiet">
        {t('setOff.text', { amount: money(setOff.set_off, currency) })}
      </chakra.p>
      <DataList
        items={[
          ...balances.map((balance) => ({
            term: balance.account,
            note: noteOf(balance),
            value: <Money amount={balance.amount} currency={currency} />,
          })),
          {
            term: t('setOff.left'),
            note: t('setOff.leftNote'),
            value: <Money amount={left} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Box>
  )
}
