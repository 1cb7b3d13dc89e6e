import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField, fields, workQueueFields } from './act-fields.ts'
import { reviewing } from './desk-roles.ts'

/** The fields that identify a payout account in an act. */
const accountFields = {
  companyId: fields.companyId,
  accountId: describedField(z.string().check(z.minLength(1)), 'the payout account', '2', 'account'),
} as const

const decidedAccount = z.object({
  ...accountFields,
  version: describedField(
    z.coerce.number().check(z.int(), z.minimum(1)),
    'the version that you have checked; one that was changed since is not decided on',
    '1',
    'account',
  ),
})

export const payoutAccountActs = {
  'payout-account-verify': act({
    summary: 'Notes that a payout account was verified: money may go there once it has waited its day.',
    roles: reviewing,
    subject: 'payouts',
    fourEyes: true,
    positional: ['companyId', 'accountId', 'version'],
    sensitive: { kinds: ['movesMoney'] },
    input: decidedAccount,
  }),
  'payout-account-refuse': act({
    summary: 'Refuses a payout account, a verified one included: no money goes there.',
    roles: reviewing,
    subject: 'payouts',
    positional: ['companyId', 'accountId', 'version'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney', 'speaksForLender'],
      whyOnePerson: 'It holds back: no money goes to the account. The seller reads the reason.',
    },
    input: decidedAccount,
  }),
  'payout-account-list': act({
    summary: 'The payout accounts that wait to be verified, oldest first; or all of one company’s.',
    roles: ['reviewer', 'payments', 'auditor'],
    subject: 'payouts',
    reads: 'personal data',
    input: z.object({ companyId: z.optional(fields.companyId), ...workQueueFields }),
  }),
  'payout-account-show': act({
    summary: 'One payout account with its whole number, to verify it or to pay into it.',
    roles: ['reviewer', 'payments', 'auditor'],
    subject: 'payouts',
    reads: 'personal data',
    positional: ['companyId', 'accountId'],
    input: z.object(accountFields),
  }),
}
