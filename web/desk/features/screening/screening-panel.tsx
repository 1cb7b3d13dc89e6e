import { Box } from '@chakra-ui/react'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'

type Shown = ActOutput<'screening-show'>
type Hit = Shown['hits'][number]

const engines = { watchman: 'Watchman', yente: 'yente' } as const

/** The time and engine of the company's last screening, and whether a hit holds the company. */
const LastScreening = ({ isScreened, screening }: Shown) => {
  const t = useTranslations()
  const { timestamp, count } = useFormat()
  if (!isScreened) return t('screening.notScreened')
  if (!screening) return t('screening.never')
  const { screeningOutcome: outcome, engine, askedAt, subjects, holding } = screening
  return (
    <>
      <div>
        {t(`screening.${outcome}`, {
          when: timestamp(askedAt),
          count: count(subjects),
          engine: engines[engine],
        })}
      </div>
      <Box color={holding > 0 ? 'negative.text' : 'text.quiet'}>
        {holding > 0 ? t('screening.holding', { count: count(holding) }) : t('screening.clear')}
      </Box>
    </>
  )
}

const Hits = ({ hits }: { hits: readonly Hit[] }) => {
  const t = useTranslations()
  const { percent } = useFormat()
  return (
    <DataTable
      label={t('responseLabels.hits')}
      rows={hits}
      keyOf={({ hitId }) => hitId}
      columns={[
        { title: t('responseLabels.screenedName'), cell: ({ screenedName }) => screenedName },
        { title: t('responseLabels.entryName'), cell: ({ entryName }) => entryName },
        { title: t('responseLabels.list'), cell: ({ list }) => list },
        { title: t('responseLabels.scorePercent'), cell: ({ scorePercent }) => percent(scorePercent) },
        {
          title: t('responseLabels.hitStatus'),
          cell: ({ hitStatus }) => t(`states.screeningHit.${hitStatus}`),
        },
      ]}
    />
  )
}

/** The company's last screening against sanctions lists. Each read is audited. */
export const ScreeningPanel = ({ companyId }: { companyId: string }) => {
  const t = useTranslations()
  const query = useAuditedAct('screening-show', { companyId })
  return (
    <Panel title={t('screening.title')}>
      <QueryBoundary query={query}>
        {(shown) => (
          <Box display="grid" gap="2">
            <LastScreening {...shown} />
            {shown.hits.length > 0 ? <Hits hits={shown.hits} /> : null}
          </Box>
        )}
      </QueryBoundary>
    </Panel>
  )
}
