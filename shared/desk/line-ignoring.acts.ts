import * as z from 'zod/mini'
import { currencySchema } from '../money/currency.ts'
import { act } from './act.ts'
import { describedField, lineIdField, ofKind, positiveAmount, shortText } from './act-fields.ts'
import { paying, statementReaders } from './desk-roles.ts'
import { lineRuleView, linesIgnored } from './line-ignoring.ts'
import { canDistinguishLines, lineDirections, linePurposes } from './line-rule.ts'
import { statementLineDecided } from './payments.ts'

/** The number that one call disposes of well within its timeout. */
const maxAtOnce = 200

const ruleId = describedField(
  z.string().check(z.minLength(1), z.maxLength(100)),
  'the rule, as line-rule-list names it',
  '5d41402abc4b2a76b9719d911017c592',
  'lineRule',
)

export const lineIgnoringActs = {
  'statement-line-ignore-many': act({
    summary:
      'Leaves many lines out of the books for one reason, each once: what may be a seller’s money or a payout is left for a person, and named.',
    roles: paying,
    subject: 'receipts',
    multiTransaction: true,
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It ignores what one person may ignore line by line, and no line that may be a bill’s, a payment’s or a payout’s.',
    },
    input: z.object({
      lineIds: describedField(
        z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(maxAtOnce)),
        'these lines',
        '["5d41402abc4b2a76b9719d911017c592"]',
        'openLines',
      ),
    }),
    output: linesIgnored,
  }),
  'statement-line-reopen': act({
    summary:
      'Takes back that a line was ignored, by a person or by a rule: it waits for a decision again, and no rule touches it any more.',
    roles: paying,
    subject: 'receipts',
    positional: ['lineId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It books nothing: the line waits for a decision, as before it was ignored.',
    },
    input: z.object({ lineId: ofKind(lineIdField, 'ignoredLine') }),
    output: statementLineDecided,
  }),
  'line-rule-list': act({
    summary:
      'The rules by which lines of bank statements are ignored, those in force first: who made and approved each, and what it did.',
    roles: statementReaders,
    subject: 'receipts',
    reads: 'personal data',
    input: z.object({}),
    output: z.strictObject({ rules: z.array(lineRuleView) }),
  }),
  'line-rule-add': act({
    summary:
      'Makes a rule by which lines are ignored: those that have its text, up to an amount of its currency. It never touches a line that may be a bill’s, a payment’s or a payout’s.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      contains: describedField(
        shortText(100).check(z.refine(canDistinguishLines, 'at least four letters or digits')),
        'what the bank writes in its lines, in any case',
        'BANK CHARGE',
        'bank',
      ),
      direction: describedField(
        z.enum(lineDirections),
        'whether the money left the account (debit) or arrived (credit)',
        'debit',
      ),
      currency: describedField(currencySchema, 'the currency of the lines', 'GBP'),
      maxAmount: describedField(positiveAmount, 'lines up to this amount', '50.00'),
      purpose: describedField(z.enum(linePurposes), 'what such money is', 'bank fee'),
    }),
    output: lineRuleView,
  }),
  'line-rule-remove': act({
    summary: 'Withdraws a rule: no further line is ignored by it. What it did stays, and can be taken back.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['ruleId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({ ruleId }),
    output: lineRuleView,
  }),
  'line-rule-apply': act({
    summary:
      'Ignores the open lines that the rules cover, each once and with its rule. Called again, it goes on where it ended.',
    roles: paying,
    subject: 'receipts',
    multiTransaction: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It does what two people approved, to lines of a file that somebody else read in; what may be a bill’s, a payment’s or a payout’s stays open.',
    },
    input: z.object({
      limit: describedField(
        z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxAtOnce)), maxAtOnce),
        'at most so many, from 1 to 200',
        '50',
      ),
    }),
    output: linesIgnored,
  }),
}
