import type { LineObstacle, LinesIgnored } from '#shared/desk/line-ignoring.ts'
import { isCoveredByRule } from '#shared/desk/line-rule.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { countRuledLine, type LineRuleRecord, listLineRules } from '../../data/line-rules.ts'
import {
  findStatementLine,
  findStatementLines,
  listWaitingLines,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Act, RunAct } from '../engine/desk-act.ts'
import { pendingApprovalsOfRows } from '../engine/pending-approvals.ts'
import { createObstacleFinder } from './booking-obstacle.ts'
import { loadPayoutFindings } from './load-sent-payouts.ts'
import { createReconciliation } from './reconcile-line.ts'
import { setLineDisposition } from './set-line-disposition.ts'

const pageSize = 200

/** The number of covered lines in the response that a person decides on. */
const maxLeft = 50

type Left = LinesIgnored['left'][number]

const leave = (line: StatementLine, leftBecause: LineObstacle): Left => ({
  text: [line.payerName, line.text].filter(Boolean).join(' '),
  amount: decimalFromCents(line.amountCents),
  currency: line.currency,
  leftBecause,
  lineId: line.lineId,
})

/** Why a line itself is left to a person. */
const obstacleOf = (line: StatementLine): LineObstacle | undefined => {
  if (line.state !== 'open') return 'decided'
  if (line.parts.length > 0) return 'partly booked'
  return line.resembles ? 'repeated' : undefined
}

/**
 * Finds why lines are not ignored together: one that may be a bill's, a payment's or a payout's, or points to a company,
 * is a person's decision.
 */
const findObstacles = async (
  { table, clock, config, seal }: Deps,
  lines: readonly StatementLine[],
  booker: Pick<Act, 'actor' | 'principal'>,
  isByRule: boolean,
): Promise<(line: StatementLine) => Promise<LineObstacle | undefined>> => {
  const [receipts, payouts, proposedOf] = await Promise.all([
    createReconciliation({ table, clock })(lines),
    loadPayoutFindings({ table, seal }, lines),
    pendingApprovalsOfRows({ table, clock }, 'statement-line', lines),
  ])
  const bookingObstacles = createObstacleFinder({ table, config }, booker)
  return async (line) => {
    const own = obstacleOf(line)
    if (own) return own
    const payout = payouts.get(line.lineId)
    const receipt = receipts.get(line.lineId)
    if (payout && (payout.kind !== 'unknown' || payout.named)) return 'match'
    if (receipt && receipt.kind !== 'unknown') return 'match'
    if (receipt && (receipt.reasons.length > 0 || receipt.knownPayers.length > 0 || receipt.pointsToCompany))
      return 'known company'
    if (proposedOf(line).length > 0) return 'pending approval'
    const { byHand, byRule } = await bookingObstacles(line)
    return (isByRule ? byRule : byHand) ?? undefined
  }
}

/** Ignores at most `limit` lines in their order. With `ruleOf`, each by its rule. */
const ignoreLines = async (
  lines: readonly StatementLine[],
  act: Act,
  deps: Deps,
  limit: number,
  ruleOf: (line: StatementLine) => LineRuleRecord | undefined = () => undefined,
): Promise<LinesIgnored> => {
  const { table, clock } = deps
  const obstacleOfLine = await findObstacles(
    deps,
    lines,
    act,
    lines.some((line) => ruleOf(line)),
  )
  const ignored: string[] = []
  const left: Left[] = []
  // In sequence: each line counts for its rule, whose item would be contended otherwise.
  for (const { lineId, ...listed } of lines) {
    if (ignored.length === limit) return { ignored, left, goesOn: true }
    // The index may lag behind a decision of a moment ago.
    const line = (await findStatementLine(table, lineId)) ?? { lineId, ...listed }
    if (line.state === 'ignored') {
      ignored.push(lineId)
      continue
    }
    const obstacle = await obstacleOfLine(line)
    if (obstacle) {
      left.push(leave(line, obstacle))
      continue
    }
    const rule = ruleOf(line)
    const written = rule
      ? await setLineDisposition(
          { table, clock },
          line,
          {
            state: 'ignored',
            rule: { ruleId: rule.ruleId, contains: rule.contains, purpose: rule.purpose },
            reason: rule.reason,
          },
          act,
          countRuledLine(table, rule.ruleId, lineId, clock().toISOString()),
        )
      : await setLineDisposition({ table, clock }, line, { state: 'ignored' }, act)
    if (written.ok) ignored.push(lineId)
    else left.push(leave(line, 'decided'))
  }
  return { ignored, left, goesOn: false }
}

export const ignoreLinesAct: RunAct<'statement-line-ignore-many'> = async ({ lineIds }, act, deps) => {
  const ids = [...new Set(lineIds)]
  const found = await findStatementLines(deps.table, ids)
  const { ignored, left } = await ignoreLines(
    found.flatMap((line) => line ?? []),
    act,
    deps,
    ids.length,
  )
  const missing = ids.flatMap((lineId, index): Left[] =>
    found[index] ? [] : [{ text: '', amount: null, currency: null, leftBecause: 'not found', lineId }],
  )
  return { ok: true, ignored, left: [...left, ...missing], goesOn: false }
}

export const applyLineRulesAct: RunAct<'line-rule-apply'> = async ({ limit }, act, deps) => {
  const { table } = deps
  const rules = (await listLineRules(table)).filter(({ withdrawnAt }) => withdrawnAt === undefined)
  const ruleOf = (line: StatementLine) =>
    line.reopenedAt === undefined ? rules.find((rule) => isCoveredByRule(rule, line)) : undefined
  const ignored: string[] = []
  const left: Left[] = []
  let goesOn = false
  let after: string | undefined
  do {
    const page = rules.length > 0 ? await listWaitingLines(table, pageSize, after) : []
    const covered = page.filter((line) => ruleOf(line))
    const outcome = await ignoreLines(covered, act, deps, limit - ignored.length, ruleOf)
    goesOn = outcome.goesOn
    ignored.push(...outcome.ignored)
    left.push(...outcome.left)
    after = page.length === pageSize ? page.at(-1)?.gsi1sk : undefined
  } while (after !== undefined && ignored.length < limit)
  return { ok: true, ignored, left: left.slice(0, maxLeft), goesOn: goesOn || after !== undefined }
}
