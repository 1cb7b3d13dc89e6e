import * as z from 'zod/mini'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import {
  fields as commonFields,
  describedField,
  fields,
  flag,
  shortText,
  userFields,
  workQueueFields,
} from './act-fields.ts'
import { auditExport, auditList } from './audit.ts'
import { everyDeskRole } from './desk-roles.ts'
import { actName, anyState, companyNames, decidedAmount, instant, recordId, text } from './response-fields.ts'
import { viewedSubject } from './viewed-records.ts'
import { workQueue } from './work-responses.ts'

const decidedProposal = z.object({ proposalId: commonFields.proposalId })

/** Filters of the audit. */
export const auditFields = {
  companyId: z.optional(fields.companyId),
  user: z.optional(userFields.user),
  month: z.optional(
    describedField(
      z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      'a month, YYYY-MM, by UTC; the present one where neither it nor a day is given',
      '2027-01',
      'month',
    ),
  ),
  from: z.optional(
    describedField(
      businessDateSchema,
      'the first day, in Hong Kong; that of the month where none is given',
      '2027-01-04',
    ),
  ),
  to: z.optional(
    describedField(businessDateSchema, 'the last day, in Hong Kong; today where none is given', '2027-01-28'),
  ),
  by: z.optional(
    describedField(shortText(200), 'who acted, as entries name them', 'ada@lender.example', 'search'),
  ),
  act: z.optional(
    describedField(
      z.string().check(z.regex(/^[a-zA-Z-]{1,60}$/)),
      'the act, or how its name begins, with a hyphen at the end',
      'kyc-',
      'search',
    ),
  ),
  reference: z.optional(
    describedField(
      z.string().check(z.trim(), z.minLength(4), z.maxLength(200)),
      'an id or a reference that an entry tells',
      '2027-01-04T02:10:00.000Z-9b2f',
      'search',
    ),
  ),
  looks: describedField(flag, 'looks alone, those at nothing personal and dry runs included'),
  changes: describedField(flag, 'what changed something alone'),
  limit: fields.listLimit,
  cursor: fields.listCursor,
}

export const auditActs = {
  'proposal-list': act({
    summary:
      'The acts that wait for a second person, oldest first; of those that your roles may do, with what each would change.',
    // Approving or rejecting a proposal requires a role for the proposed act.
    roles: everyDeskRole,
    subject: 'audit',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({
      proposedAt: instant,
      expiresAt: instant,
      companies: z.exactOptional(
        z.array(
          z.strictObject({
            companyId: recordId,
            ...companyNames,
          }),
        ),
      ),
      before: z.exactOptional(z.unknown()),
      after: z.exactOptional(z.unknown()),
      viewed: z.exactOptional(z.readonly(z.array(viewedSubject))),
      currency: z.exactOptional(text),
      amounts: z.exactOptional(z.array(decidedAmount)),
      fields: z.exactOptional(z.record(z.string(), z.unknown())),
      reason: z.exactOptional(text),
      rejectedBefore: z.exactOptional(
        z.nullable(
          z.strictObject({
            reason: text,
            rejectedBy: text,
            rejectedAt: instant,
          }),
        ),
      ),
      proposalId: recordId,
      action: actName,
      companyId: z.nullable(recordId),
      proposedBy: text,
      proposerEligibility: z.nullable(z.enum(['unknown', 'left', 'withoutRole'])),
    }),
  }),
  'proposal-approve': act({
    summary: 'Has what another person proposed done, exactly as it was proposed.',
    roles: everyDeskRole,
    subject: 'audit',
    positional: ['proposalId'],
    sensitive: {
      kinds: ['movesMoney', 'waivesDebt', 'speaksForLender'],
      whyOnePerson: 'Whoever approves is the second person of what another proposed.',
    },
    input: decidedProposal,
    output: z.looseObject({}),
  }),
  'proposal-reject': act({
    summary: 'Drops what was proposed. Whoever proposed it may do so too.',
    roles: everyDeskRole,
    subject: 'audit',
    positional: ['proposalId'],
    needsReason: true,
    input: decidedProposal,
    output: z.strictObject({
      proposalId: recordId,
      action: actName,
      status: anyState,
    }),
  }),
  'audit-export': act({
    summary: 'What audit-list tells as CSV, a page at a time: the first page has the head.',
    roles: ['auditor'],
    subject: 'audit',
    reads: 'personal data',
    input: z.object(auditFields),
    output: auditExport,
  }),
  'audit-list': act({
    summary:
      'What was done, newest first: about one company, by its sellers and the lender; by a user about their own account; or by the lender in a month or on a day; of all of it, by whom, by which act, and what names a reference.',
    roles: ['auditor'],
    subject: 'audit',
    reads: 'personal data',
    input: z.object(auditFields),
    output: auditList,
  }),
}
