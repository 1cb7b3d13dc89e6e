import { Box } from '@chakra-ui/react'
import type { ActOutput } from '#shared/desk/all-acts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'

type Alert = ActOutput<'flow-alert-show'>['alerts'][number]

const Alerts = ({ alerts }: { alerts: readonly Alert[] }) => {
  const t = useTranslations()
  const { money, timestamp } = useFormat()
  return (
    <DataTable
      label={t('flows.title')}
      rows={alerts}
      keyOf={({ alertId }) => alertId}
      columns={[
        { title: t('responseLabels.flowRule'), cell: ({ flowRule }) => t(`states.flowRule.${flowRule}`) },
        { title: t('responseLabels.payerName'), cell: ({ payerName }) => payerName ?? '–' },
        { title: t('fields.amount'), figure: ({ amount, currency }) => money(amount, currency) },
        { title: t('responseLabels.raisedAt'), cell: ({ raisedAt }) => timestamp(raisedAt) },
        {
          title: t('responseLabels.flowAlertStatus'),
          cell: ({ flowAlertStatus, decidedBy, reason }) =>
            [t(`states.flowAlert.${flowAlertStatus}`), decidedBy, reason].filter(Boolean).join(' · '),
        },
      ]}
    />
  )
}

/** A company's flow alerts, for compliance only. Each read is audited. */
export const FlowAlertsPanel = ({ companyId }: { companyId: string }) => {
  const t = useTranslations()
  const query = useAuditedAct('flow-alert-show', { companyId })
  return (
    <Panel title={t('flows.title')}>
      <QueryBoundary query={query}>
        {({ alerts }) => (
          <Box display="grid" gap="2">
            <Box color="text.quiet">{t('flows.confidential')}</Box>
            {alerts.length > 0 ? <Alerts alerts={alerts} /> : t('flows.none')}
          </Box>
        )}
      </QueryBoundary>
    </Panel>
  )
}
