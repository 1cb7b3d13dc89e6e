import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField, shortText } from './act-fields.ts'
import { found } from './find.ts'

export const searchActs = {
  'record-find': act({
    summary:
      'Companies, users, drawdowns, accounts, shops and money by what somebody says on the phone: a name by its beginning, an address, a number, a reference, the last four digits, an amount, a payer.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'compliance', 'auditor'],
    subject: 'work',
    reads: 'personal data',
    positional: ['text'],
    input: z.object({ text: describedField(shortText(100), 'what to look for', 'harbour', 'search') }),
    output: found,
  }),
}
