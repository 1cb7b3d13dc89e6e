import * as z from 'zod/mini'
import { flowAlertStatuses, flowFindings } from '../flows/flow-alert-states.ts'
import { flowRules } from '../flows/flow-rules.ts'
import { act } from './act.ts'
import { describedField, fields, workQueueFields } from './act-fields.ts'
import { auditFields } from './audit.acts.ts'
import { auditList } from './audit.ts'
import { complying } from './desk-roles.ts'
import { amount, count, instant, recordId, state, text } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

/** What a rule found in a company's flows. */
const flowAlert = {
  alertId: recordId,
  companyId: recordId,
  flowRule: state(flowRules),
  payerName: z.nullable(text),
  amount,
  currency: text,
  lines: count,
  drawdownId: z.nullable(recordId),
  raisedAt: instant,
}

export const flowActs = {
  'flow-alert-list': act({
    summary:
      'Alerts of the rules on flows that nobody has decided, the longest waiting first: a payer who is not the borrower, a payout repaid within days, one that returns from the party it was sent to, receipts just below an amount.',
    roles: complying,
    subject: 'companies',
    reads: 'personal data',
    confidential: true,
    input: z.object(workQueueFields),
    output: workQueue(flowAlert),
  }),
  'flow-alert-show': act({
    summary: 'A company’s alerts about flows with their bank lines, and what was decided of each.',
    roles: complying,
    subject: 'companies',
    reads: 'personal data',
    confidential: true,
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: z.strictObject({
      companyId: recordId,
      alerts: z.array(
        z.strictObject({
          ...flowAlert,
          lineIds: z.readonly(z.array(recordId)),
          flowAlertStatus: state(flowAlertStatuses),
          decidedAt: z.nullable(instant),
          decidedBy: z.nullable(text),
          reason: z.nullable(text),
        }),
      ),
    }),
  }),
  'flow-alert-decide': act({
    summary:
      'Decides that what a rule found is explained, or suspicious, which records it in the register of suspicions. It is remembered: the same facts raise no alert again.',
    roles: complying,
    subject: 'companies',
    confidential: true,
    needsReason: true,
    positional: ['companyId', 'alertId', 'flowFinding'],
    input: z.object({
      companyId: fields.companyId,
      alertId: describedField(
        z.string().check(z.minLength(1)),
        'the alert that you have examined',
        '9f21c0d4',
        'flowAlert',
      ),
      flowFinding: describedField(z.enum(flowFindings), 'what you have found', 'explained'),
    }),
    output: z.strictObject({
      companyId: recordId,
      alertId: recordId,
      flowAlertStatus: state(flowAlertStatuses),
    }),
  }),
  'confidential-audit-list': act({
    summary:
      'The audit of confidential acts in a month, newest first. No other list of the audit has these entries.',
    roles: complying,
    subject: 'audit',
    reads: true,
    confidential: true,
    input: z.object({
      month: auditFields.month,
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: auditList,
  }),
}
