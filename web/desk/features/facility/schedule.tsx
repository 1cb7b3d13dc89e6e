import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { ScheduledDrawdown, ShownFacility } from '#shared/desk/facility.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useActPages } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Pages } from './pages.tsx'

type Row = ScheduledDrawdown['dues'][number] & { of: ScheduledDrawdown; isFirst: boolean }

const rowsOf = (of: ScheduledDrawdown): Row[] =>
  of.dues.map((due, index) => ({ ...due, of, isFirst: index === 0 }))

/** The future due dates of each drawdown, with interest and fees. */
export const Schedule = ({ facility: { facilityId, currency } }: { facility: ShownFacility }) => {
  const t = useTranslations()
  const { date, money, percent } = useFormat()
  const pages = useActPages('schedule-list', { facilityId })
  const [address] = useSearchParams()
  const meant = address.get('drawdown')
  const drawdowns = pages.data?.pages.flatMap((page) => page.drawdowns) ?? []
  const drawdownOf = ({ of, isFirst }: Row) => (
    <>
      {of.reference}
      {isFirst ? (
        <Box color="text.quiet" fontSize="xs" fontWeight="normal">
          {date(of.drawdownDate)} · {money(of.amount, currency)} · {percent(of.ratePercent)}
        </Box>
      ) : null}
    </>
  )
  const dueOf = ({ dueDate, isSupposed }: Row) => (
    <>
      {date(dueDate)}
      {isSupposed ? (
        <Box color="text.quiet" fontSize="xs">
          {t('case.facility.supposed')}
        </Box>
      ) : null}
    </>
  )
  return (
    <Panel title={t('case.facility.schedule')} isFlush>
      <Pages query={pages} isEmpty={drawdowns.length === 0}>
        <DataTable
          label={t('case.facility.schedule')}
          rows={drawdowns.flatMap(rowsOf)}
          keyOf={({ of, dueDate }) => `${of.drawdownId} ${dueDate}`}
          isMeant={({ of, isFirst }) => isFirst && of.drawdownId === meant}
          columns={[
            { title: t('case.facility.drawdown'), cell: drawdownOf },
            { title: t('case.facility.due'), cell: dueOf },
            ...(['principal', 'interest', 'fees'] as const).map((name) => ({
              title: t(`case.facility.${name}`),
              figure: (row: Row) => money(row[name], currency),
            })),
            {
              title: t('case.facility.total'),
              isStrong: true,
              figure: ({ total }) => money(total, currency),
            },
          ]}
        />
        <Box px="3" pb="3">
          <LoadMore count={drawdowns.length} pages={pages} />
        </Box>
      </Pages>
    </Panel>
  )
}
