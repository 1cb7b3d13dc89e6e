import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { departureKinds } from '../companies/departures.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { act } from './act.ts'
import { dayRangeFields, describedField, fields, shortText, workQueueFields } from './act-fields.ts'
import { auditFields } from './audit.acts.ts'
import { companyHistory, companyList, companyNoted, historySides, shownCompany } from './company.ts'
import { exposure, maxExposures, namedExposure } from './exposure.ts'
import { count, instant, recordId, state, text } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

export const companyActs = {
  'company-list': act({
    summary:
      'The companies, the newest first: how each stands, its limits, what it owes and what is past due.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'compliance', 'auditor'],
    subject: 'companies',
    reads: true,
    input: z.object({
      status: z.optional(
        describedField(z.enum(kycStatuses), 'those alone whose verification stands so', 'approved'),
      ),
      search: z.optional(
        describedField(
          shortText(120),
          'those alone whose name begins so in either script, or with this id',
          'harbour',
          'search',
        ),
      ),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: companyList,
  }),
  'departure-list': act({
    summary:
      'Who left a company that owes, is owed or may draw, and how many administrators of it can be reached now; the longest waiting first.',
    // Those who collect debts or talk to sellers have to know whom to call.
    roles: ['credit', 'support', 'auditor'],
    subject: 'companies',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({
      companyId: recordId,
      departureId: recordId,
      userId: recordId,
      email: z.nullable(text),
      way: state(departureKinds),
      leftAt: instant,
      administrators: count,
      reachable: count,
    }),
  }),
  'company-history': act({
    summary:
      'What was done about a company by its seller and the lender, and what was noted of it, newest first.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'compliance', 'auditor'],
    subject: 'companies',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({
      companyId: fields.companyId,
      ...dayRangeFields('on which it was done, in Hong Kong'),
      side: z.optional(describedField(z.enum(historySides), 'what this side did alone', 'seller')),
      changes: auditFields.changes,
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: companyHistory,
  }),
  'company-exposure': act({
    summary:
      'What a decision about a company has to know: what is past due, reported and not booked, disputed or in trouble, its risk, and how old its verification is.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'auditor'],
    subject: 'companies',
    // Payers' names, for those who read statements.
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: exposure,
  }),
  'exposure-list': act({
    summary:
      'What a decision about several companies has to know of each, the worst first: the same as company-exposure has of one.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'auditor'],
    subject: 'companies',
    reads: 'personal data',
    filedWithEach: true,
    positional: ['companies'],
    input: z.object({
      companies: describedField(
        z.array(idSchema).check(z.minLength(1), z.maxLength(maxExposures)),
        `the companies; at most ${maxExposures}`,
        '["5b0f3a52-6a0c-4c38-9a53-0c1d7f1f2a11"]',
        'companies',
      ),
    }),
    output: z.strictObject({ exposures: z.array(namedExposure) }),
  }),
  'company-note': act({
    summary:
      'Writes down something about a company for the lender’s people. No seller reads it, and it stays as it is.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'compliance'],
    subject: 'companies',
    positional: ['companyId'],
    input: z.object({
      companyId: fields.companyId,
      text: describedField(
        shortText(1000),
        'what is to be known',
        'The director asked to be called after six.',
        'prose',
      ),
      key: fields.actKey,
    }),
    output: companyNoted,
  }),
  'departure-settle': act({
    summary: 'Notes who answers for a company now that somebody has left it. It waits no longer.',
    roles: ['credit', 'support'],
    subject: 'companies',
    positional: ['companyId', 'departureId'],
    needsReason: true,
    input: z.object({
      companyId: fields.companyId,
      departureId: describedField(
        idSchema,
        'which departure',
        '20270104021000000-9b2f6c1e-6a0c-4c38-9a53-0c1d7f1f2a11',
        'departure',
      ),
    }),
    output: z.strictObject({
      settledAt: instant,
      companyId: recordId,
      departureId: recordId,
    }),
  }),
  'company-show': act({
    summary:
      'A company as its seller is shown it: how far it has come, its shops, its users, its facilities and its latest drawdowns.',
    roles: ['reviewer', 'credit', 'payments', 'support', 'compliance', 'auditor'],
    subject: 'companies',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: shownCompany,
  }),
}
