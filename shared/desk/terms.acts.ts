import * as z from 'zod/mini'
import { changedTermsSchema } from '../lending/changed-terms.schema.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, fields, flag } from './act-fields.ts'
import { lending, lendingReaders } from './desk-roles.ts'
import { decidedTerms, proposedTerms, shownTerms, termsBacktest, termsList } from './terms.ts'

const termsFields = {
  productCode: describedField(productCodeSchema, 'the product line', 'small_shop_financing'),
  number: describedField(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999)),
    'the number of the version',
    '2',
    'version',
  ),
}

export const termsActs = {
  'terms-backtest': act({
    summary:
      'For each company with a limit of the product line: the limit, and what today’s sales come to by its own terms and by a version. Changes nothing.',
    roles: lendingReaders,
    subject: 'terms',
    reads: true,
    positional: ['productCode', 'number'],
    input: z.object({
      ...termsFields,
      limit: describedField(
        z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
        'so many facilities, of all product lines, are looked at, from 1 to 100',
        '20',
      ),
      cursor: fields.listCursor,
    }),
    output: termsBacktest,
  }),
  'terms-approve': act({
    summary: 'Approves a draft of a product line’s terms: from its day on, new agreements are made by it.',
    roles: lending,
    subject: 'terms',
    fourEyes: true,
    positional: ['productCode', 'number'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      ...termsFields,
      warningAccepted: describedField(flag, 'you have seen that the effective rate is above the warning'),
    }),
    output: decidedTerms,
  }),
  'terms-withdraw': act({
    summary:
      'Withdraws a draft of a product line’s terms, or a version that was approved and whose day has not come.',
    roles: lending,
    subject: 'terms',
    needsReason: true,
    positional: ['productCode', 'number'],
    sensitive: { kinds: ['movesMoney'], whyOnePerson: 'It holds back: the terms before stay in force.' },
    input: z.object(termsFields),
    output: decidedTerms,
  }),
  'terms-list': act({
    summary: 'The versions of the product lines’ terms, the latest first, and which of them is in force.',
    roles: lendingReaders,
    subject: 'terms',
    reads: true,
    input: z.object({
      productCode: z.optional(describedField(productCodeSchema, 'of one product line alone', 'payoneer')),
    }),
    output: termsList,
  }),
  'terms-propose': act({
    summary:
      'Drafts a version of a product line’s terms from a later day on: what changes of those that hold then. Refused where the policy does.',
    roles: lending,
    subject: 'terms',
    needsReason: true,
    positional: ['productCode', 'validFrom', 'changes'],
    sensitive: { kinds: ['movesMoney'], whyOnePerson: 'It is a draft, of which two people make terms.' },
    input: z.object({
      productCode: termsFields.productCode,
      validFrom: describedField(
        businessDateSchema,
        'the day from which it is offered, YYYY-MM-DD',
        '2027-03-01',
      ),
      changes: describedField(
        changedTermsSchema,
        'the terms that change',
        JSON.stringify({ marginPercent: '6.25', limitCapCents: 60_000_000 }),
      ),
    }),
    output: proposedTerms,
  }),
  'terms-show': act({
    summary:
      'A version of a product line’s terms, what it changes of those that hold before it, and what the policy says of it.',
    roles: lendingReaders,
    subject: 'terms',
    reads: true,
    positional: ['productCode', 'number'],
    input: z.object(termsFields),
    output: shownTerms,
  }),
}
