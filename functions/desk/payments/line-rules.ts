import type { LineRuleView } from '#shared/desk/line-ignoring.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import {
  createLineRule,
  findLineRule,
  type LineRuleRecord,
  listLineRules,
  restoreLineRule,
  ruleIdOf,
  withdrawLineRule,
} from '../../data/line-rules.ts'
import { findStatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The number of rules: all of them are compared with each open line. */
const maxRules = 100

const describeRule = async (table: Table, rule: LineRuleRecord): Promise<LineRuleView> => {
  const line = rule.lastLineId ? await findStatementLine(table, rule.lastLineId) : undefined
  return {
    ruleId: rule.ruleId,
    contains: rule.contains,
    direction: rule.direction,
    currency: rule.currency,
    maxAmount: decimalFromCents(rule.maxCents),
    purpose: rule.purpose,
    reason: rule.reason,
    proposedBy: rule.proposedBy,
    approvedBy: rule.approvedBy ?? null,
    since: rule.since,
    withdrawnBy: rule.withdrawnBy ?? null,
    withdrawnAt: rule.withdrawnAt ?? null,
    ignoredCount: rule.ignoredCount,
    reopenedCount: rule.reopenedCount,
    lastLine: line
      ? {
          lineId: line.lineId,
          statementId: line.statementId,
          text: line.text,
          bookingDate: line.bookingDate,
          amount: decimalFromCents(line.amountCents),
        }
      : null,
    lastAt: rule.lastAt ?? null,
  }
}

/** What a rule says, for the audit and for its approval. */
const auditedRule = ({ contains, direction, currency, maxCents, purpose, ruleId }: LineRuleRecord) => ({
  contains,
  direction,
  currency,
  maxAmount: decimalFromCents(maxCents),
  purpose,
  ruleId,
})

const inForceFirst = (a: LineRuleRecord, b: LineRuleRecord): number =>
  Number(a.withdrawnAt !== undefined) - Number(b.withdrawnAt !== undefined) || (a.since < b.since ? 1 : -1)

export const listLineRulesAct: RunAct<'line-rule-list'> = async (_input, _act, { table }) => {
  const rules = await listLineRules(table)
  return {
    ok: true,
    rules: await Promise.all(rules.toSorted(inForceFirst).map((rule) => describeRule(table, rule))),
  }
}

const changedMeanwhile = refuseAct('changedMeanwhile', 'the rule was changed at the same moment; look again')

export const addLineRuleAct: RunAct<'line-rule-add'> = async (
  { contains, direction, currency, maxAmount, purpose },
  act,
  { table, clock },
) => {
  const content = { contains, direction, currency, maxCents: maxAmount }
  const rules = await listLineRules(table)
  const former = rules.find(({ ruleId }) => ruleId === ruleIdOf(content))
  if (former && !former.withdrawnAt) return { ok: true, ...(await describeRule(table, former)) }
  if (!former && rules.length >= maxRules)
    return refuseAct('tooManyItems', `there are at most ${maxRules} rules`)
  const approval = {
    purpose,
    reason: act.reason ?? '',
    proposedBy: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    since: clock().toISOString(),
  }
  const rule: LineRuleRecord = {
    ...content,
    ruleId: ruleIdOf(content),
    ignoredCount: 0,
    reopenedCount: 0,
    version: 1,
    ...former,
    ...approval,
  }
  const written = await table.transact({
    rule: former ? restoreLineRule(table, former, approval) : createLineRule(table, rule),
    audit: act.audit({
      before: null,
      after: auditedRule(rule),
      ...(former ? { versions: [former.version] } : {}),
    }),
  })
  const present = written.ok ? await findLineRule(table, rule.ruleId) : undefined
  return present ? { ok: true, ...(await describeRule(table, present)) } : changedMeanwhile
}

export const removeLineRuleAct: RunAct<'line-rule-remove'> = async ({ ruleId }, act, { table, clock }) => {
  const rule = await findLineRule(table, ruleId)
  if (!rule) return refuseAct('notFound', `there is no rule ${ruleId}`)
  if (rule.withdrawnAt) return { ok: true, ...(await describeRule(table, rule)) }
  const withdrawal = { withdrawnBy: act.actor, withdrawnAt: clock().toISOString() }
  const written = await table.transact({
    rule: withdrawLineRule(table, rule, withdrawal),
    audit: act.audit({
      before: auditedRule(rule),
      after: { ...auditedRule(rule), withdrawnBy: act.actor },
      versions: [rule.version],
    }),
  })
  return written.ok
    ? { ok: true, ...(await describeRule(table, { ...rule, ...withdrawal })) }
    : changedMeanwhile
}
