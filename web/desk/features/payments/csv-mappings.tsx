import { Box } from '@chakra-ui/react'
import type { CsvMapping } from '#shared/desk/csv-mapping.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import { columnRoles } from './csv-choice.ts'

/** How the CSV files of banks are read: the mappings that come with the portal, and the saved ones. */
export const CsvMappings = () => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  const query = useAct('csv-mapping-list')
  const [open, setOpen] = useOpenActOnAny(['csv-mapping-remove'])
  const columnTranslations = ({ columns }: CsvMapping): string =>
    columnRoles
      .flatMap((role) => {
        const heading = role === 'text' ? columns.text.join(t('statements.between')) : columns[role]
        return heading ? `${t(`statements.upload.columns.${role}`)}: ${heading}` : []
      })
      .join('; ')
  const removal = ({ name, savedBy }: CsvMapping) =>
    savedBy && may('csv-mapping-remove') ? (
      <RowButton type="button" onClick={() => setOpen('csv-mapping-remove', name)}>
        {t('statements.mappings.remove')}
      </RowButton>
    ) : null
  return (
    <QueryBoundary query={query}>
      {({ mappings }) => (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          <Box color="text.quiet">{t('statements.mappings.hint')}</Box>
          <DataTable<CsvMapping>
            label={t('statements.views.mappings')}
            rows={mappings}
            keyOf={({ name }) => name}
            columns={[
              { title: t('statements.mappings.name'), cell: ({ name }) => name },
              { title: t('statements.mappings.columns'), isWide: true, cell: columnTranslations },
              {
                title: t('statements.upload.dateOrder'),
                cell: ({ dateOrder }) => t(`statements.upload.dateOrders.${dateOrder}`),
              },
              {
                title: t('statements.upload.account'),
                cell: ({ account, currency }) => [account, currency].filter(Boolean).join(' '),
              },
              {
                title: t('statements.mappings.saved'),
                cell: ({ savedBy, savedAt }) =>
                  savedBy && savedAt
                    ? t('statements.partBy', { by: savedBy, at: format.timestamp(savedAt) })
                    : t('statements.mappings.ready'),
              },
              { title: t('statements.mappings.acts'), cell: removal },
            ]}
          />
          {open === undefined ? null : (
            <ActDialog action="csv-mapping-remove" given={{ mapping: open.of }} onClose={() => setOpen()} />
          )}
        </Box>
      )}
    </QueryBoundary>
  )
}
