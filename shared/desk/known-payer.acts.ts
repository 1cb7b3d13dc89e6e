import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField, fields } from './act-fields.ts'
import { paying, statementReaders } from './desk-roles.ts'
import { instant, recordId, text } from './response-fields.ts'

const knownPayer = z.object({
  payerId: recordId,
  payerName: z.nullable(text),
  payerAccount: z.nullable(text),
  lineId: recordId,
  confirmedBy: text,
  approvedBy: text,
  confirmedAt: instant,
})

export const knownPayerActs = {
  'known-payer-list': act({
    summary:
      'The payers that two people confirmed for a company, by account and name: whose line it was, and when.',
    roles: statementReaders,
    subject: 'receipts',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: z.object({ payers: z.array(knownPayer) }),
  }),
  'known-payer-remove': act({
    summary:
      'Takes back that a payer is a company’s: its lines are no longer certain by it. What was booked stays.',
    roles: paying,
    subject: 'receipts',
    positional: ['companyId', 'payerId'],
    needsReason: true,
    input: z.object({
      companyId: fields.companyId,
      payerId: describedField(
        z.string().check(z.minLength(1), z.maxLength(100)),
        'the payer, as known-payer-list names it',
        '5d41402abc4b2a76b9719d911017c592',
        'knownPayer',
      ),
    }),
    output: z.object({ companyId: recordId, payerId: recordId }),
  }),
}
