import * as z from 'zod/mini'
import { bankRelationTypes } from '../application/bank-relation-types.ts'
import { payoutAccountStates, payoutAccountStatuses } from '../drawdown/payout-account.ts'
import { currencySchema } from '../money/currency.ts'
import { rejections } from '../rejections/rejections.ts'
import { act } from './act.ts'
import { describedField, fields, workQueueFields } from './act-fields.ts'
import { reviewing } from './desk-roles.ts'
import { companyNames, count, instant, recordId, state, text } from './response-fields.ts'
import { workQueueRow } from './work-responses.ts'

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

const shownAccount = z.strictObject({
  companyId: recordId,
  accountId: recordId,
  version: count,
  state: state(payoutAccountStates),
  status: state(payoutAccountStatuses),
  usableFrom: instant,
  currency: currencySchema,
  bankName: text,
  swiftCode: text,
  accountName: text,
  relationType: z.enum(bankRelationTypes),
  /** Masked in a list. */
  accountNumber: text,
  changedAt: instant,
})

/** Of a company, or in the work queue. */
const listedAccount = z.strictObject({
  ...shownAccount.shape,
  ...companyNames,
  ...z.partial(workQueueRow).shape,
})
export type ListedPayoutAccount = z.output<typeof listedAccount>

const decidedPayoutAccount = z.strictObject({
  companyId: recordId,
  accountId: recordId,
  status: state(payoutAccountStatuses),
  usableFrom: instant,
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
    output: decidedPayoutAccount,
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
    input: z.extend(decidedAccount, {
      refusal: z.optional(
        describedField(
          z.enum(rejections.payoutAccount),
          'what the seller reads; by default, to contact us',
          'holderDiffers',
        ),
      ),
    }),
    output: decidedPayoutAccount,
  }),
  'payout-account-list': act({
    summary: 'The payout accounts that wait to be verified, oldest first; or all of one company’s.',
    roles: ['reviewer', 'payments', 'auditor'],
    subject: 'payouts',
    reads: 'personal data',
    input: z.object({ companyId: z.optional(fields.companyId), ...workQueueFields }),
    output: z.strictObject({ accounts: z.array(listedAccount), cursor: z.exactOptional(text) }),
  }),
  'payout-account-show': act({
    summary: 'One payout account with its whole number, to verify it or to pay into it.',
    roles: ['reviewer', 'payments', 'auditor'],
    subject: 'payouts',
    reads: 'personal data',
    positional: ['companyId', 'accountId'],
    input: z.object(accountFields),
    output: z.strictObject({
      ...shownAccount.shape,
      region: text,
      branch: text,
      address: text,
      changedBy: z.optional(text),
      refuseReason: z.optional(text),
    }),
  }),
}
