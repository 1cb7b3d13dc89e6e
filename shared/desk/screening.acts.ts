import * as z from 'zod/mini'
import {
  hitFindings,
  hitStatuses,
  screeningEngines,
  screeningOutcomes,
  subjectRoles,
} from '../screening/screening-states.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, fields, workQueueFields } from './act-fields.ts'
import { companyReaders, complying } from './desk-roles.ts'
import {
  count,
  country,
  instant,
  percent,
  recordId,
  state,
  text,
  withResponseKind,
  yesNo,
} from './response-fields.ts'
import { workQueue } from './work-responses.ts'

/** A date of birth as the sanctions list has it: often only a year. */
const listedDay = withResponseKind(z.string(), 'text')

/** A screened name beside the list's entry. */
const comparedHit = {
  hitId: recordId,
  screenedName: text,
  subjectRoles: z.array(state(subjectRoles)),
  birthDate: z.nullable(businessDateSchema),
  subjectCountries: z.array(country),
  entryName: text,
  list: text,
  entryId: recordId,
  entryBirthDate: z.nullable(listedDay),
  countries: z.array(country),
  programmes: z.array(text),
  scorePercent: percent,
  foundAt: instant,
}

export const screeningActs = {
  'screening-list': act({
    summary:
      'Names of companies, their people and account holders that resemble an entry of a sanctions list, the longest waiting first, and what each holds.',
    roles: ['compliance', 'auditor'],
    subject: 'companies',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: z.extend(
      workQueue({
        ...comparedHit,
        companyId: recordId,
        /** A submitted KYC, and approved drawdowns, that wait for the decision. */
        holdsKyc: yesNo,
        holdsPayouts: count,
      }),
      { isScreened: yesNo },
    ),
  }),
  'screening-show': act({
    summary:
      'A company’s last screening against sanctions lists: when, by which engine, and each hit with what was decided of it.',
    roles: companyReaders,
    subject: 'companies',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: z.strictObject({
      companyId: recordId,
      isScreened: yesNo,
      /** Null before the first screening. */
      screening: z.nullable(
        z.strictObject({
          engine: z.enum(screeningEngines),
          screeningOutcome: state(screeningOutcomes),
          askedAt: instant,
          answeredAt: z.nullable(instant),
          subjects: count,
          holding: count,
        }),
      ),
      hits: z.array(
        z.strictObject({
          ...comparedHit,
          hitStatus: state(hitStatuses),
          decidedAt: z.nullable(instant),
          decidedBy: z.nullable(text),
          secondedBy: z.nullable(text),
          reason: z.nullable(text),
        }),
      ),
    }),
  }),
  'screening-decide': act({
    summary:
      'Decides that a hit of the screening is a false match, or a true one, which holds the company’s KYC and payouts. It is remembered for the name and the version of the list.',
    roles: complying,
    subject: 'companies',
    fourEyes: true,
    needsReason: true,
    positional: ['companyId', 'hitId', 'finding'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      companyId: fields.companyId,
      hitId: describedField(
        z.string().check(z.minLength(1)),
        'the hit that you have examined',
        '9f21c0d4',
        'screeningHit',
      ),
      finding: describedField(
        z.enum(hitFindings),
        'whether the screened name is that of the entry',
        'false match',
      ),
    }),
    output: z.strictObject({ companyId: recordId, hitId: recordId, hitStatus: state(hitStatuses) }),
  }),
}
