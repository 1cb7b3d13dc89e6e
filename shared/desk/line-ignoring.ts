import * as z from 'zod/mini'
import { lineDirections, linePurposes } from './line-rule.ts'
import { amount, count, day, instant, recordId, state, text, yesNo } from './response-fields.ts'

/** Why a line is not ignored together with others, or by a rule: a person decides on it alone. */
export const lineObstacles = [
  /** It may pay a bill, or confirm a payout. */
  'match',
  /** It points to a company, but to no particular debt. */
  'known company',
  'repeated',
  'partly booked',
  'pending approval',
  'own reading',
  'not continued',
  'decided',
  'not found',
] as const
export type LineObstacle = (typeof lineObstacles)[number]

export const linesIgnored = z.strictObject({
  ignored: z.array(recordId),
  /** The lines that were left as they are, and why. */
  left: z.array(
    z.strictObject({
      text: text,
      amount: z.nullable(amount),
      currency: z.nullable(text),
      leftBecause: state(lineObstacles),
      lineId: recordId,
    }),
  ),
  /** There may be more lines. */
  goesOn: yesNo,
})
export type LinesIgnored = z.output<typeof linesIgnored>

/** A rule by which lines are ignored, who approved it, and what it did. */
export const lineRuleView = z.strictObject({
  ruleId: recordId,
  contains: text,
  direction: z.enum(lineDirections),
  currency: text,
  maxAmount: amount,
  purpose: z.enum(linePurposes),
  reason: text,
  proposedBy: text,
  approvedBy: z.nullable(text),
  since: instant,
  withdrawnBy: z.nullable(text),
  withdrawnAt: z.nullable(instant),
  /** The lines that it disposed of, and those of them that were taken back. */
  ignoredCount: count,
  reopenedCount: count,
  /** The latest line that it disposed of. */
  lastLine: z.nullable(
    z.strictObject({
      lineId: recordId,
      statementId: recordId,
      text: text,
      bookingDate: day,
      amount: amount,
    }),
  ),
  lastAt: z.nullable(instant),
})
export type LineRuleView = z.output<typeof lineRuleView>

/** The rule that disposed of a line. */
export const appliedLineRule = z.strictObject({
  ruleId: recordId,
  contains: text,
  purpose: z.enum(linePurposes),
})
