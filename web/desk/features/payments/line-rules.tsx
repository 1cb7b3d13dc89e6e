import { Box, Flex } from '@chakra-ui/react'
import type { LineRuleView } from '#shared/desk/line-ignoring.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useChoiceTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'

const Quiet = ({ children }: { children: string }) => <Box color="text.quiet">{children}</Box>

/** The rules by which lines are ignored, and what each did. */
export const LineRules = () => {
  const t = useTranslations()
  const format = useFormat()
  const choiceTranslations = useChoiceTranslations()
  const { may } = useMe()
  const query = useAuditedAct('line-rule-list', {})
  const [open, setOpen] = useOpenActOnAny(['line-rule-add', 'line-rule-apply', 'line-rule-remove'])
  const covers = ({ contains, direction, maxAmount, currency }: LineRuleView) => (
    <>
      {contains}
      <Box fontWeight="normal" color="text.quiet">
        {t('statements.rules.upTo', {
          direction: choiceTranslations('direction', direction),
          amount: format.money(maxAmount, currency),
        })}
      </Box>
    </>
  )
  const why = ({ purpose, reason }: LineRuleView) => (
    <>
      {choiceTranslations('purpose', purpose)}
      <Quiet>{t('statements.because', { reason })}</Quiet>
    </>
  )
  const withdrawal = ({ ruleId, withdrawnAt }: LineRuleView) =>
    withdrawnAt === null && may('line-rule-remove') ? (
      <RowButton type="button" onClick={() => setOpen('line-rule-remove', ruleId)}>
        {t('statements.rules.withdraw')}
      </RowButton>
    ) : null
  const approvals = ({
    proposedBy: by,
    approvedBy: second,
    since,
    withdrawnBy,
    withdrawnAt,
  }: LineRuleView) => (
    <>
      {second
        ? t('statements.rules.by', { by, second, at: format.timestamp(since) })
        : t('statements.rules.alone', { by, at: format.timestamp(since) })}
      {withdrawnBy && withdrawnAt ? (
        <Quiet>
          {t('statements.rules.withdrawn', { by: withdrawnBy, at: format.timestamp(withdrawnAt) })}
        </Quiet>
      ) : null}
    </>
  )
  const did = ({ ignoredCount, reopenedCount }: LineRuleView) => (
    <>
      {t('statements.rules.count', { count: ignoredCount })}
      {reopenedCount > 0 ? <Quiet>{t('statements.rules.reopened', { count: reopenedCount })}</Quiet> : null}
    </>
  )
  const last = ({ lastLine, currency }: LineRuleView) =>
    lastLine ? (
      <>
        <PageLink to={`/statements/${lastLine.statementId}`}>{format.date(lastLine.bookingDate)}</PageLink>{' '}
        {format.money(lastLine.amount, currency)}
        <Quiet>{lastLine.text}</Quiet>
      </>
    ) : null
  return (
    <>
      <Flex gap="4" wrap="wrap" align="start" justify="space-between" mb="4">
        <Box color="text.quiet" maxW="60ch" lineHeight="snug">
          {t('statements.rules.hint')}
        </Box>
        <Flex gap="2" wrap="wrap">
          {may('line-rule-add') ? (
            <Button size="sm" variant="secondary" onClick={() => setOpen('line-rule-add')}>
              {t('statements.choice.rule')}
            </Button>
          ) : null}
          {may('line-rule-apply') ? (
            <Button size="sm" onClick={() => setOpen('line-rule-apply')}>
              {t('statements.rules.apply')}
            </Button>
          ) : null}
        </Flex>
      </Flex>
      <QueryBoundary
        query={query}
        isEmpty={({ rules }) => rules.length === 0}
        empty={t('statements.rules.empty')}
      >
        {({ rules }) => (
          <DataTable<LineRuleView>
            label={t('statements.views.rules')}
            rows={rules}
            keyOf={({ ruleId }) => ruleId}
            columns={[
              { title: t('statements.rules.covers'), cell: covers },
              { title: t('fields.purpose'), isWide: true, cell: why },
              { title: t('statements.rules.approvals'), isWide: true, cell: approvals },
              { title: t('statements.rules.did'), cell: did },
              { title: t('statements.rules.last'), isWide: true, cell: last },
              { title: t('statements.mappings.acts'), cell: withdrawal },
            ]}
          />
        )}
      </QueryBoundary>
      {open ? (
        <ActDialog
          action={open.act}
          given={open.of ? { ruleId: open.of } : {}}
          settled={open.act === 'line-rule-apply' ? { limit: 200 } : undefined}
          onClose={() => setOpen()}
        />
      ) : null}
    </>
  )
}
