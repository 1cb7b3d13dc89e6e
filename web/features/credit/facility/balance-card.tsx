import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { type DataItem, DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { balanceParts } from './balance-parts.ts'
import type { FacilityDetail } from './facility-queries.ts'
import { SetOffList } from './set-off-list.tsx'

const isSome = (amount: string): boolean => centsFromDecimal(amount) > 0

/** How the available balance follows from the limit: as a bar, and as lines that add up. */
export const BalanceCard = ({ facility }: { facility: FacilityDetail }) => {
  const { t } = useTranslation('facility')
  const { money } = useFormat()
  const { currency } = facility
  const { beyond, outstanding, pending, frozen, over, available } = balanceParts(facility)
  const amount = (value: string) => <Money amount={value} currency={currency} />
  const items: DataItem[] = [
    { term: t('sum.limit'), value: amount(facility.facility_limit) },
    ...(isSome(beyond)
      ? [
          {
            term: t('sum.minus', { part: t('sum.beyond') }),
            note: t('sum.beyondNote', { amount: money(facility.watermark, currency) }),
            value: amount(beyond),
          },
          { term: t('sum.lower'), value: amount(facility.available_limit) },
        ]
      : []),
    { term: t('sum.minus', { part: t('sum.outstanding') }), value: amount(outstanding) },
    { term: t('sum.minus', { part: t('sum.pending') }), value: amount(pending) },
    { term: t('sum.minus', { part: t('sum.frozen') }), value: amount(frozen) },
    ...(isSome(over)
      ? [{ term: t('sum.plus', { part: t('sum.over') }), note: t('sum.overNote'), value: amount(over) }]
      : []),
    { term: t('sum.available'), value: amount(available), strong: true },
  ]
  return (
    <Card>
      <CardTitle>{t('sum.title')}</CardTitle>
      <BalanceBar facility={facility} />
      <Box mt="4">
        <DataList items={items} />
      </Box>
      {facility.set_off ? <SetOffList setOff={facility.set_off} currency={currency} /> : null}
    </Card>
  )
}
