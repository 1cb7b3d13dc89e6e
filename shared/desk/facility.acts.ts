import * as z from 'zod/mini'
import { facilityStatuses } from '../credit/facility-states.ts'
import { locales } from '../i18n/locales.ts'
import { exportFormats } from '../ledger/ledger-export.ts'
import { ledgerViews } from '../ledger/ledger-view.ts'
import { postingKinds } from '../ledger/posting.ts'
import { currencySchema } from '../money/currency.ts'
import { writeOffReasons } from '../repayment/write-off-reasons.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import {
  amountOrZero,
  dayRangeFields,
  describedField,
  fields,
  flag,
  lendingOverrides,
  positiveAmount,
} from './act-fields.ts'
import { facilityReaders, lending, moneyReaders, paying } from './desk-roles.ts'
import {
  chargeList,
  ledgerExport,
  postingList,
  scheduleList,
  shownFacility,
  trialBalance,
} from './facility.ts'
import { amount, count, day, recordId, state, text } from './response-fields.ts'

const endedFacility = z.strictObject({
  facilityId: recordId,
  status: state(facilityStatuses),
  nextReviewDate: day,
})

export const facilityActs = {
  'facility-write-off': act({
    summary:
      'Gives up as lost all that the charge orders of a facility still ask for, at most 30 of them, the earliest first; nothing accrues on them any more. What is not due yet is billed on its day. The debt itself is not released.',
    roles: lending,
    subject: 'limits',
    fourEyes: true,
    positional: ['facilityId', 'writeOffReason'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      facilityId: fields.facilityId,
      writeOffReason: describedField(z.enum(writeOffReasons), 'why it is lost', 'insolvent'),
      unbookedAccepted: fields.unbookedAccepted,
      disputeAccepted: fields.disputeAccepted,
    }),
    output: z.strictObject({
      facilityId: recordId,
      writtenOff: amount,
      bills: count,
      /** The charge orders that are still open. */
      openBills: count,
    }),
  }),
  'facility-close': act({
    summary: 'Ends a facility for good, once nothing is owed, reserved, frozen or held for the seller.',
    roles: lending,
    subject: 'limits',
    positional: ['facilityId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It holds back: nothing is owed or held any more, and nothing more is drawn.',
    },
    input: z.object({ facilityId: fields.facilityId }),
    output: endedFacility,
  }),
  'facility-expire': act({
    summary: 'Ends the drawing from a facility, until it is renewed. What is owed on it stays owed.',
    roles: lending,
    subject: 'limits',
    positional: ['facilityId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It holds back: nothing more is drawn, and what is owed stays owed.',
    },
    input: z.object({ facilityId: fields.facilityId }),
    output: endedFacility,
  }),
  'facility-renew': act({
    summary: 'Lets a facility be drawn from until its next review, on a date to come.',
    roles: lending,
    subject: 'limits',
    fourEyes: true,
    positional: ['facilityId', 'reviewDate'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      facilityId: fields.facilityId,
      reviewDate: describedField(
        businessDateSchema,
        'the next review, a date to come, YYYY-MM-DD',
        '2099-12-31',
      ),
      ...lendingOverrides,
    }),
    output: endedFacility,
  }),
  'ledger-export': act({
    summary:
      'All postings of a facility as JSON lines or CSV, oldest first, with the SHA-256 of the text: its balances can be rebuilt from them.',
    roles: moneyReaders,
    subject: 'bills',
    reads: true,
    positional: ['facilityId'],
    input: z.object({
      facilityId: fields.facilityId,
      format: describedField(
        z._default(z.enum(exportFormats), 'jsonl'),
        'how the postings are written',
        'csv',
      ),
    }),
    output: ledgerExport,
  }),
  'statement-issue': act({
    summary:
      'Renders a facility’s statement of account for a period as a PDF, files it with the company’s files, and gives a link.',
    roles: ['payments', 'support'],
    subject: 'bills',
    positional: ['facilityId', 'from', 'to'],
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'It prints what stands in the books; nobody words it.',
    },
    input: z.object({
      facilityId: fields.facilityId,
      from: describedField(businessDateSchema, 'the first day, YYYY-MM-DD', '2027-01-01'),
      to: describedField(businessDateSchema, 'the last day, YYYY-MM-DD', '2027-01-31'),
      locale: z.optional(
        describedField(z.enum(locales), 'the language of the paper; the owner’s where none is given', 'en'),
      ),
    }),
    output: z.strictObject({
      facilityId: recordId,
      fileId: recordId,
      sha256: text,
      url: text,
    }),
  }),
  'charge-list': act({
    summary:
      'The charge orders of a facility with what is owed of each by today, the last to fall due first, and the documents that a fee may rest on.',
    roles: facilityReaders,
    subject: 'bills',
    reads: true,
    positional: ['facilityId'],
    input: z.object({
      facilityId: fields.facilityId,
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: chargeList,
  }),
  'posting-list': act({
    summary:
      'The entries of a facility’s ledger, the last that was written first, each with the balances after it; or those behind one balance.',
    roles: facilityReaders,
    subject: 'bills',
    reads: true,
    positional: ['facilityId', 'account'],
    input: z.object({
      facilityId: fields.facilityId,
      account: z.optional(
        describedField(
          z.enum(ledgerViews),
          'only the entries behind this account, or behind what is available',
          'principalReceivable',
        ),
      ),
      ...dayRangeFields('that the entries count from'),
      postingKind: z.optional(
        describedField(z.enum(postingKinds), 'entries of this kind alone', 'repayment-received'),
      ),
      amount: z.optional(
        describedField(positiveAmount, 'entries with a line of this amount alone', '1250.00'),
      ),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: postingList,
  }),
  'schedule-list': act({
    summary:
      'What is still to fall due of a facility, drawdown by drawdown: principal, interest and fees of each date. Shares of sales by weeks like the mean of the last year.',
    roles: facilityReaders,
    subject: 'bills',
    reads: true,
    positional: ['facilityId'],
    input: z.object({
      facilityId: fields.facilityId,
      limit: describedField(
        z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
        'at most so many drawdowns, from 1 to 50',
        '20',
      ),
      cursor: fields.listCursor,
    }),
    output: scheduleList,
  }),
  'ledger-trial-balance': act({
    summary:
      'A facility’s accounts, debits positive; their sum, which is 0; and whether the entries add up to them.',
    roles: moneyReaders,
    subject: 'bills',
    reads: true,
    positional: ['facilityId'],
    input: z.object({ facilityId: fields.facilityId }),
    output: trialBalance,
  }),
  'balance-report': act({
    summary:
      'Records what a payment account holds and has not settled; the watermark becomes 80% of all that is eligible.',
    roles: paying,
    subject: 'limits',
    positional: ['facilityId', 'platform', 'accountId', 'unsettled'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It gives back at most what two people have granted as the limit (decision 76).',
    },
    input: z.object({
      facilityId: fields.facilityId,
      platform: fields.platform,
      accountId: fields.accountId,
      unsettled: describedField(amountOrZero, 'what it holds and has not settled', '45000.00'),
      /** Defaults to the facility's currency; another one is converted at the latest reference rate. */
      currency: z.optional(
        describedField(currencySchema, 'its currency; the facility’s where none is given', 'GBP'),
      ),
      verified: describedField(flag, 'the account’s holder was verified to be the company'),
    }),
    output: z.strictObject({
      facilityId: recordId,
      platform: text,
      accountId: recordId,
      unsettled: amount,
      watermark: amount,
    }),
  }),
  'facility-set': act({
    summary: 'Sets a facility’s watermark, its frozen limit or both.',
    roles: lending,
    subject: 'limits',
    positional: ['facilityId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It gives back at most what two people have granted as the limit, and freezing has to be quick (decision 76).',
    },
    input: z.object({
      facilityId: fields.facilityId,
      watermark: z.optional(describedField(amountOrZero, 'how much of the limit can be drawn', '60000.00')),
      frozenLimit: z.optional(
        describedField(amountOrZero, 'the part of the limit that is frozen', '10000.00'),
      ),
    }),
    output: z.strictObject({
      facilityId: recordId,
      watermark: amount,
      frozenLimit: amount,
      headroom: z.exactOptional(amount),
    }),
  }),
  'facility-show': act({
    summary: 'A facility: its terms, its balances, and the payment accounts that its watermark rests on.',
    roles: facilityReaders,
    subject: 'limits',
    reads: true,
    positional: ['facilityId'],
    input: z.object({ facilityId: fields.facilityId }),
    output: shownFacility,
  }),
}
