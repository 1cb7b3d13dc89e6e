import { Box } from '@chakra-ui/react'
import type { ShownFacility } from '#shared/desk/facility.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useWords } from '../../i18n/use-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFieldWords } from '../../ui/field-words.ts'
import { Panel } from '../../ui/panel.tsx'

/** The entries behind the balances, each with its two sides or more. */
export const Postings = ({ facility: { postings, postingCount, currency } }: { facility: ShownFacility }) => {
  const t = useWords()
  const fieldWords = useFieldWords()
  const { date, money } = useFormat()
  return (
    <Panel
      title={t('case.facility.postings')}
      beside={
        <Box color="text.quiet" fontSize="xs">
          {t('case.facility.postingsShown', { count: postingCount, shown: postings.length })}
        </Box>
      }
      isFlush
    >
      <DataTable
        label={t('case.facility.postings')}
        rows={postings}
        keyOf={({ postingId }) => postingId}
        columns={[
          {
            key: 'kind',
            title: t('case.facility.kind'),
            cell: ({ kind }) => fieldWords(`posting-${kind}`),
          },
          {
            key: 'day',
            title: t('case.facility.day'),
            cell: ({ businessDate }) => date(businessDate),
          },
          {
            key: 'account',
            title: t('case.facility.account'),
            cell: ({ lines }) => lines.map(({ account }) => <Box key={account}>{fieldWords(account)}</Box>),
          },
          {
            key: 'amount',
            title: t('case.facility.amount'),
            isNumber: true,
            cell: ({ lines }) =>
              lines.map(({ account, amount }) => <Box key={account}>{money(amount, currency)}</Box>),
          },
        ]}
      />
    </Panel>
  )
}
