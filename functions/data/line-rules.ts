import { type LinePurpose, type LineRule, normalizeRule } from '#shared/desk/line-rule.ts'
import { collect } from './collect.ts'
import { absent, exists } from './condition.ts'
import { sha256Of } from './sha256.ts'
import { create, type Item, type Table, update, type Write } from './table.ts'

/** A rule by which lines of bank statements are ignored. It is kept after its withdrawal, as lines reference it. */
export interface LineRuleRecord extends LineRule {
  ruleId: string
  purpose: LinePurpose
  reason: string
  proposedBy: string
  approvedBy?: string
  since: string
  withdrawnBy?: string
  withdrawnAt?: string
  /** The number of lines that it ignored, how many of them were reopened, and the latest one. */
  ignoredCount: number
  reopenedCount: number
  lastLineId?: string
  lastAt?: string
  /** Counts approvals and withdrawals; its lines do not change it. */
  version: number
}

const partition = 'LINERULES'
const key = (ruleId: string) => ({ pk: partition, sk: `RULE#${ruleId}` })

/** Equal rules have one id. */
export const ruleIdOf = (rule: LineRule): string => {
  const { contains, direction, currency, maxCents } = normalizeRule(rule)
  return sha256Of(JSON.stringify([contains, direction, currency, maxCents])).slice(0, 32)
}

/** Access pattern: the rules of the lender's bank lines, withdrawn ones as well. */
export const listLineRules = (table: Table): Promise<Item<LineRuleRecord>[]> =>
  collect(table.all<LineRuleRecord>({ pk: partition, consistent: true }))

/** Access pattern: a rule by id. */
export const findLineRule = (table: Table, ruleId: string): Promise<Item<LineRuleRecord> | undefined> =>
  table.get<LineRuleRecord>(key(ruleId))

/** Fails if there is such a rule. */
export const createLineRule = (table: Table, rule: LineRuleRecord): Write =>
  create<LineRuleRecord>(table, { ...rule, ...key(rule.ruleId), type: 'line-rule' })

type Approval = Pick<LineRuleRecord, 'purpose' | 'reason' | 'proposedBy' | 'approvedBy' | 'since'>

type Read = Pick<LineRuleRecord, 'ruleId' | 'version'>

/** Puts a withdrawn rule into force; fails if it was changed since it was read. */
export const restoreLineRule = (
  table: Table,
  { ruleId, version }: Read,
  { approvedBy, ...approval }: Approval,
): Write =>
  update<LineRuleRecord>(table, key(ruleId), {
    set: { ...approval, ...(approvedBy ? { approvedBy } : {}) },
    remove: ['withdrawnBy', 'withdrawnAt', ...(approvedBy ? [] : (['approvedBy'] as const))],
    add: { version: 1 },
    when: { version },
  })

/** Fails if it was changed since it was read. */
export const withdrawLineRule = (
  table: Table,
  { ruleId, version }: Read,
  withdrawal: Required<Pick<LineRuleRecord, 'withdrawnBy' | 'withdrawnAt'>>,
): Write =>
  update<LineRuleRecord>(table, key(ruleId), {
    set: withdrawal,
    add: { version: 1 },
    when: { version },
  })

/** Counts a line that a rule ignores; fails if the rule is withdrawn. */
export const countRuledLine = (table: Table, ruleId: string, lineId: string, at: string): Write =>
  update<LineRuleRecord>(table, key(ruleId), {
    set: { lastLineId: lineId, lastAt: at },
    add: { ignoredCount: 1 },
    when: { pk: exists, withdrawnAt: absent },
  })

/** Counts a line that a rule had ignored and a person reopened. */
export const countReopenedLine = (table: Table, ruleId: string): Write =>
  update<LineRuleRecord>(table, key(ruleId), { add: { reopenedCount: 1 }, when: { pk: exists } })
