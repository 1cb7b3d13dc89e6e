import type { AccountCheck, SkippedStatements } from '#shared/desk/payments.ts'
import type { Continuity } from '#shared/repayment/statement-continuity.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ContinuityBadge, DiscontinuityReason } from './continuity.tsx'

/** A statement as its import would store it. */
export interface FoundStatement {
  statementId: string
  number: string
  currency: string
  credits: number
  newCredits: number
  credited: string
  debits: number
  newDebits: number
  rewritten: number
  debited: string
  continuity?: Continuity | null
  known?: string | null
  missing?: number
}

/** A bank file as its import would store it. */
export interface FoundFile {
  statements: readonly FoundStatement[]
  accounts: readonly AccountCheck[]
  otherAccounts: readonly SkippedStatements[]
}

/** The file in a dry run's response: under `after`, or at the top level if nothing is new. */
export const fileOfDryRun = (
  simulated: Readonly<Record<string, unknown>> & Partial<FoundFile>,
): FoundFile => {
  const after = simulated['after'] as Partial<FoundFile> | undefined
  const { statements = [], accounts = [], otherAccounts = [] } = after?.statements ? after : simulated
  return { statements, accounts, otherAccounts }
}

const continuityCell = (statement: FoundStatement) => (
  <>
    <ContinuityBadge of={statement} />
    <DiscontinuityReason of={statement} />
  </>
)

/** The statements in a file, before it is imported. */
export const FoundStatements = ({ statements }: { statements: readonly FoundStatement[] }) => {
  const t = useTranslations()
  const format = useFormat()
  const sum = (count: number, amount: string, currency: string) =>
    t('batches.sum', { count, amount: format.money(amount, currency) })
  return (
    <DataTable
      label={t('statements.title')}
      rows={statements}
      keyOf={({ statementId }) => statementId}
      columns={[
        { title: t('statements.list.number'), cell: ({ number }) => number },
        {
          title: t('statements.list.credits'),
          figure: ({ credits, credited, currency }) => sum(credits, credited, currency),
        },
        {
          title: t('statements.list.debits'),
          figure: ({ debits, debited, currency }) => sum(debits, debited, currency),
        },
        {
          title: t('statements.list.fresh'),
          figure: ({ newCredits, newDebits }) => format.count(newCredits + newDebits),
        },
        { title: t('statements.continuity.column'), isWide: true, cell: continuityCell },
      ]}
    />
  )
}
