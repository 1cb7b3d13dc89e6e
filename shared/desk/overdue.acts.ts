import * as z from 'zod/mini'
import { locales } from '../i18n/locales.ts'
import { letterKinds } from '../portfolio/overdue-letter.ts'
import { pastDueBuckets } from '../repayment/charge-order-aging.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, fields, shortText, workQueueFields } from './act-fields.ts'
import { lending, lendingReaders } from './desk-roles.ts'
import {
  contactChannels,
  issuedLetter,
  overdueCase,
  overdueList,
  overdueOrders,
  recordedContact,
  recordedPromise,
} from './overdue.ts'

export const overdueActs = {
  'overdue-list': act({
    summary:
      'The facilities that something is past due of, by the day of the next action: how much, what is to be done next, what was promised and the last contact.',
    roles: lendingReaders,
    subject: 'overdue',
    reads: 'personal data',
    input: z.object({
      ...workQueueFields,
      bucket: z.optional(describedField(z.enum(pastDueBuckets), 'only those so many days past due', '31-60')),
      order: z._default(
        describedField(
          z.enum(overdueOrders),
          'by the day of the next action, or the longest past due first',
          'nextAction',
        ),
        'nextAction',
      ),
    }),
    output: overdueList,
  }),
  'contact-record': act({
    summary: 'Records what was sent to a company, or said with it, about a facility.',
    roles: lending,
    subject: 'overdue',
    positional: ['facilityId', 'channel', 'text', 'key'],
    unpreviewed: true,
    input: z.object({
      facilityId: fields.facilityId,
      channel: describedField(z.enum(contactChannels), 'how', 'phone'),
      text: describedField(
        shortText(4000),
        'what was sent or said',
        'Asked when the transfer will be made.',
        'prose',
      ),
      spokenWith: z.optional(
        describedField(shortText(200), 'with whom, and what they do there', 'Ms Chan, bookkeeper', 'text'),
      ),
      nextActionOn: z.optional(
        describedField(businessDateSchema, 'the day of the next action, YYYY-MM-DD', '2027-02-03'),
      ),
      key: fields.actKey,
    }),
    output: recordedContact,
  }),
  'letter-issue': act({
    summary:
      'Writes a letter about the overdue bills of a facility, files it with the company’s documents, records and notifies it, and gives a link to print it.',
    roles: lending,
    subject: 'overdue',
    positional: ['facilityId', 'letter', 'payDeadline'],
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'Its text is fixed and its amounts are those of the books; nobody words it.',
    },
    input: z.object({
      facilityId: fields.facilityId,
      letter: describedField(z.enum(letterKinds), 'the letter; a final demand follows a demand', 'demand'),
      payDeadline: describedField(businessDateSchema, 'the last day to pay, YYYY-MM-DD', '2027-02-17'),
      nextActionOn: z.optional(
        describedField(
          businessDateSchema,
          'the day of the next action, YYYY-MM-DD; by default the last day to pay',
          '2027-02-18',
        ),
      ),
      locale: z.optional(
        describedField(z.enum(locales), 'the language of the letter; the owner’s where none is given', 'en'),
      ),
    }),
    output: issuedLetter,
  }),
  'promise-record': act({
    summary:
      'Records what a seller promised to pay and by when. Whether it is kept follows from what arrives by then.',
    roles: lending,
    subject: 'overdue',
    positional: ['facilityId', 'amount', 'date', 'key'],
    input: z.object({
      facilityId: fields.facilityId,
      amount: fields.amount,
      date: describedField(businessDateSchema, 'the day by which the bank has it, YYYY-MM-DD', '2027-02-05'),
      note: z.optional(
        describedField(shortText(1000), 'what was said about it', 'after the payout of Friday', 'prose'),
      ),
      key: fields.actKey,
    }),
    output: recordedPromise,
  }),
  'overdue-show': act({
    summary:
      'A facility that something is past due of: each charge order, what was promised and whether it was kept, what was said, and what the portal sent.',
    roles: lendingReaders,
    subject: 'overdue',
    reads: 'personal data',
    positional: ['facilityId'],
    input: z.object({ facilityId: fields.facilityId }),
    output: overdueCase,
  }),
}
