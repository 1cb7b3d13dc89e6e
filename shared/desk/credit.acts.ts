import * as z from 'zod/mini'
import { currencySchema } from '../money/currency.ts'
import { rejections } from '../rejections/rejections.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, fields, lendingOverrides, positiveAmount, workQueueFields } from './act-fields.ts'
import { lending, lendingReaders } from './desk-roles.ts'
import { shownLimit } from './limit.ts'
import { amount, anyState, count, day, instant, recordId, text } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

export const limitRequestFields = { facilityId: fields.facilityId, requestId: fields.requestId }

export const renewalFields = { facilityId: fields.facilityId, renewalId: fields.renewalId }

const rejection = z.optional(
  describedField(z.enum(rejections.limit), 'what the seller reads; by default, to contact us', 'salesFell'),
)

const decidedLimitRequest = z.strictObject({
  facilityId: recordId,
  requestId: recordId,
  status: anyState,
  limit: amount,
  offeredUntil: z.exactOptional(instant),
})
const decidedRenewal = z.strictObject({
  facilityId: recordId,
  renewalId: recordId,
  status: anyState,
  limit: amount,
  nextReviewDate: day,
})

export const creditActs = {
  'limit-list': act({
    summary: 'The requests for a higher limit that wait to be decided, oldest first.',
    roles: lendingReaders,
    subject: 'limits',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({
      facilityId: recordId,
      requestId: recordId,
      companyId: recordId,
      currency: currencySchema,
      present: amount,
      requested: amount,
      calculated: amount,
      submittedAt: instant,
      note: z.nullable(text),
      documents: z.readonly(
        z.array(
          z.strictObject({
            fileId: recordId,
            fileName: text,
            size: count,
          }),
        ),
      ),
    }),
  }),
  'limit-approve': act({
    summary:
      'Offers a higher limit as the seller asked, or another figure above the present one. It rises once the company has signed.',
    roles: lending,
    subject: 'limits',
    fourEyes: true,
    positional: ['facilityId', 'requestId'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      ...limitRequestFields,
      limit: z.optional(describedField(positiveAmount, 'another limit than the requested one', '80000.00')),
      ...lendingOverrides,
    }),
    output: decidedLimitRequest,
  }),
  'limit-reject': act({
    summary: 'Rejects a request for a higher limit; the present one stays. The seller is told the reason.',
    roles: lending,
    subject: 'limits',
    positional: ['facilityId', 'requestId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney', 'speaksForLender'],
      whyOnePerson: 'It holds back: the limit stays. The seller reads the reason.',
    },
    input: z.object({ ...limitRequestFields, rejection }),
    output: decidedLimitRequest,
  }),
  'renewal-list': act({
    summary: 'The requests for a facility’s renewal that wait to be decided, oldest first.',
    roles: lendingReaders,
    subject: 'limits',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue({
      facilityId: recordId,
      renewalId: recordId,
      companyId: recordId,
      currency: currencySchema,
      reviewDate: day,
      present: amount,
      calculated: amount,
      submittedAt: instant,
    }),
  }),
  'renewal-approve': act({
    summary:
      'Renews a facility as the seller asked: until its next review, under the present limit or a lower one. A higher one is an increase, which the company signs for.',
    roles: lending,
    subject: 'limits',
    fourEyes: true,
    positional: ['facilityId', 'renewalId'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      ...renewalFields,
      reviewDate: z.optional(
        describedField(
          businessDateSchema,
          'another next review than the terms have it, YYYY-MM-DD',
          '2099-12-31',
        ),
      ),
      limit: z.optional(describedField(positiveAmount, 'another limit than the present one', '80000.00')),
      ...lendingOverrides,
    }),
    output: decidedRenewal,
  }),
  'renewal-reject': act({
    summary:
      'Rejects a request for a renewal: the facility ends at its review. The seller is told the reason.',
    roles: lending,
    subject: 'limits',
    positional: ['facilityId', 'renewalId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney', 'speaksForLender'],
      whyOnePerson: 'It holds back: the facility ends at its review. The seller reads the reason.',
    },
    input: z.object({ ...renewalFields, rejection }),
    output: decidedRenewal,
  }),
  'facility-limit': act({
    summary:
      'Raises or lowers a facility’s limit. A watermark that was the limit itself goes with it; what is drawn stays.',
    roles: lending,
    subject: 'limits',
    fourEyes: true,
    positional: ['facilityId', 'limit'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      facilityId: fields.facilityId,
      limit: describedField(positiveAmount, 'the new limit', '80000.00'),
      ...lendingOverrides,
    }),
    output: z.strictObject({
      facilityId: recordId,
      limit: amount,
      watermark: amount,
      headroom: amount,
    }),
  }),
  'limit-show': act({
    summary:
      'How a facility’s limit came about, what it would be by today’s sales, by other terms where you name them, and by those of a request that waits. Changes nothing.',
    roles: lendingReaders,
    subject: 'limits',
    // A seller's explanation is free text.
    reads: 'personal data',
    positional: ['facilityId'],
    input: z.object({
      facilityId: fields.facilityId,
      salesMultiple: z.optional(
        describedField(
          z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/, 'a decimal, as 1.5')),
          'what the limit would be by another multiple of a month’s sales',
          '1.5',
          'rate',
        ),
      ),
      limitCap: z.optional(describedField(positiveAmount, 'and by another cap', '250000.00')),
    }),
    output: shownLimit,
  }),
}
