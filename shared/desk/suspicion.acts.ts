import * as z from 'zod/mini'
import { consentAnswers, reportDecisions, suspicionStatuses } from '../suspicions/suspicion-states.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, fields, shortText } from './act-fields.ts'
import { complying } from './desk-roles.ts'
import { companyNames, day, instant, recordId, state, text } from './response-fields.ts'

const prose = (means: string, example: string) => describedField(shortText(2000), means, example, 'prose')

const suspicionId = describedField(
  z.string().check(z.minLength(1)),
  'the suspicion of the register',
  '9f21c0d4',
  'suspicion',
)

const followUpOn = z.optional(
  describedField(businessDateSchema, 'the day on which to look again', '2027-03-31'),
)

/** A day that is over or today; the act checks it. */
const pastDay = (means: string) => describedField(businessDateSchema, means, '2027-02-03')

const changed = z.strictObject({ suspicionId: recordId, suspicionStatus: state(suspicionStatuses) })

export const suspicionActs = {
  'suspicion-list': act({
    summary:
      'The register of suspicions, the newest first: who and what, the decision whether to report it, the report to the JFIU, its consent, and when to look again.',
    roles: complying,
    subject: 'audit',
    reads: 'personal data',
    confidential: true,
    input: z.object({}),
    output: z.strictObject({
      suspicions: z.array(
        z.strictObject({
          suspicionId: recordId,
          suspicionStatus: state(suspicionStatuses),
          companyId: z.nullable(recordId),
          ...companyNames,
          persons: z.nullable(text),
          facts: text,
          references: z.nullable(text),
          alertId: z.nullable(recordId),
          openedAt: instant,
          openedBy: text,
          decidedAt: z.nullable(instant),
          decidedBy: z.nullable(text),
          decisionReason: z.nullable(text),
          reportedOn: z.nullable(day),
          jfiuReference: z.nullable(text),
          jfiuConsent: z.nullable(state(consentAnswers)),
          consentOn: z.nullable(day),
          followUpOn: z.nullable(day),
          closedAt: z.nullable(instant),
          closedBy: z.nullable(text),
          closingReason: z.nullable(text),
        }),
      ),
    }),
  }),
  'suspicion-open': act({
    summary: 'Records a suspicion of money laundering in the register, about a company or people.',
    roles: complying,
    subject: 'audit',
    confidential: true,
    positional: ['facts'],
    input: z.object({
      facts: prose(
        'what is suspicious, as you would report it',
        'Three payers without a link to the company.',
      ),
      companyId: z.optional(fields.companyId),
      persons: z.optional(prose('further people concerned', 'WONG Siu Ming, director')),
      references: z.optional(prose('bank lines, drawdowns and other records', 'FT27012800117')),
      key: fields.actKey,
    }),
    output: changed,
  }),
  'suspicion-decide': act({
    summary: 'Decides, with the reason, whether a suspicion is reported to the JFIU.',
    roles: complying,
    subject: 'audit',
    confidential: true,
    needsReason: true,
    positional: ['suspicionId', 'reportDecision'],
    input: z.object({
      suspicionId,
      reportDecision: describedField(z.enum(reportDecisions), 'whether to report it', 'report'),
    }),
    output: changed,
  }),
  'suspicion-report': act({
    summary: 'Records that a suspicion was reported to the JFIU, with its reference.',
    roles: complying,
    subject: 'audit',
    confidential: true,
    positional: ['suspicionId', 'reportedOn', 'jfiuReference'],
    input: z.object({
      suspicionId,
      reportedOn: pastDay('the day of the report'),
      jfiuReference: describedField(
        shortText(60),
        'the reference that the JFIU gave it',
        'STR-2027-00117',
        'bank',
      ),
      followUpOn,
    }),
    output: changed,
  }),
  'suspicion-consent': act({
    summary: 'Records the JFIU’s answer, consent or none, and when to look again.',
    roles: complying,
    subject: 'audit',
    confidential: true,
    positional: ['suspicionId', 'jfiuConsent', 'consentOn'],
    input: z.object({
      suspicionId,
      jfiuConsent: describedField(z.enum(consentAnswers), 'its answer', 'consent'),
      consentOn: pastDay('the day of the answer'),
      followUpOn,
    }),
    output: changed,
  }),
  'suspicion-close': act({
    summary: 'Closes a suspicion that was reported, or that was decided not to be reported.',
    roles: complying,
    subject: 'audit',
    confidential: true,
    needsReason: true,
    positional: ['suspicionId'],
    input: z.object({ suspicionId }),
    output: changed,
  }),
}
