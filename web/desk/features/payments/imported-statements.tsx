import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { StatementSummary } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useActPages } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useOwnFieldTranslations } from '../../ui/field-translations.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { FlagFilter, ServerFilters, useServerFilters } from '../inbox/server-filters.tsx'
import { ContinuityBadge } from './continuity.tsx'
import { useStatementPeriod } from './use-statement-period.ts'

const Opens = chakra(Link, { base: { color: 'action.text', textDecoration: 'underline' } })

const numberLink = ({ statementId, number }: StatementSummary) => (
  <Opens to={`/statements/${statementId}`}>{number}</Opens>
)

const continuityBadge = (statement: StatementSummary) => <ContinuityBadge of={statement} />

/** The imported bank statements, latest first. */
export const ImportedStatements = () => {
  const t = useTranslations()
  const format = useFormat()
  const periodOf = useStatementPeriod()
  const own = useOwnFieldTranslations('statement-list')
  const filters = useServerFilters(['unaccepted'])
  const list = useActPages('statement-list', filters.asked)
  const statements = list.data?.pages.flatMap((page) => page.statements) ?? []
  const sum = (count: number, amount: string, currency: string) =>
    t('batches.sum', { count, amount: format.money(amount, currency) })
  return (
    <>
      <Flex justify="flex-end" mb="3">
        <ServerFilters filters={filters} search={own('search')}>
          <FlagFilter
            label={t('fields.unaccepted')}
            checked={filters.asked.unaccepted !== undefined}
            onChange={(checked) => filters.set('unaccepted', checked ? 'true' : '')}
          />
        </ServerFilters>
      </Flex>
      <PagedList
        query={list}
        count={statements.length}
        empty={t(filters.isFiltered ? 'list.emptyFiltered' : 'statements.list.empty')}
      >
        <DataTable<StatementSummary>
          label={t('statements.views.read')}
          rows={statements}
          keyOf={({ statementId }) => statementId}
          columns={[
            { title: t('statements.list.number'), cell: numberLink },
            { title: t('statements.list.period'), cell: periodOf },
            {
              title: t('statements.list.credits'),
              figure: ({ credits, credited, currency }) => sum(credits, credited, currency),
            },
            {
              title: t('statements.list.debits'),
              figure: ({ debits, debited, currency }) => sum(debits, debited, currency),
            },
            {
              title: t('statements.list.closing'),
              figure: ({ closing, currency }) => format.money(closing, currency),
            },
            { title: t('statements.continuity.column'), cell: continuityBadge },
            { title: t('statements.list.account'), cell: ({ account }) => account },
            {
              title: t('statements.list.readBy'),
              cell: ({ readBy, readAt }) =>
                t('statements.partBy', { by: readBy, at: format.timestamp(readAt) }),
            },
          ]}
        />
      </PagedList>
    </>
  )
}
