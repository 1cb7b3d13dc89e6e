import * as z from 'zod/mini'
import { agreementKinds, companionKinds, signedKinds } from '../agreements/agreement-kinds.ts'
import { agreementStatuses, identificationChannels } from '../agreements/sign-status.ts'
import { signerCheckCauses } from '../agreements/signer-checks.ts'
import { noIncreaseReasons } from '../credit/no-increase-reasons.ts'
import { recalculationOutcomes } from '../credit/recalculation-outcomes.ts'
import { locales } from '../i18n/locales.ts'
import { act } from './act.ts'
import { describedField, fields, flag, workQueueFields } from './act-fields.ts'
import { reviewing } from './desk-roles.ts'
import { amount, count, day, instant, recordId, state, text, versionName, yesNo } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

export const agreementsActs = {
  'signers-acknowledge': act({
    summary:
      'Acknowledges that several signers of an agreement signed from one network address and browser. The limit that waited for it is granted, computed again or raised.',
    roles: reviewing,
    subject: 'limits',
    positional: ['companyId', 'agreementId'],
    needsReason: true,
    fourEyes: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      companyId: fields.companyId,
      agreementId: describedField(z.string(), 'the agreement', '5a1c-agreement', 'heldAgreement'),
    }),
    output: z.strictObject({ companyId: recordId, agreementId: recordId, signedTogether: z.array(text) }),
  }),
  'addendum-list': act({
    summary:
      'The addenda by which shops joined a facility, or are about to, newest first: who has signed, and what came of it.',
    roles: ['reviewer', 'credit', 'support', 'auditor'],
    subject: 'limits',
    reads: 'personal data',
    positional: ['facilityId'],
    input: z.object({ facilityId: fields.facilityId }),
    output: z.strictObject({
      facilityId: recordId,
      addenda: z.array(
        z.strictObject({
          agreementId: recordId,
          number: text,
          addsTo: text,
          status: state(agreementStatuses),
          madeAt: instant,
          signedAt: z.nullable(instant),
          shops: z.array(
            z.strictObject({
              shopId: recordId,
              platform: text,
              name: text,
            }),
          ),
          signers: z.array(
            z.strictObject({
              name: text,
              invitedAt: z.nullable(instant),
              signedAt: z.nullable(instant),
            }),
          ),
          result: z.nullable(
            z.strictObject({
              outcome: z.enum(recalculationOutcomes),
              reason: z.nullable(z.enum(noIncreaseReasons)),
              limitBefore: amount,
              limitAfter: amount,
            }),
          ),
        }),
      ),
    }),
  }),
  'agreement-list': act({
    summary:
      'A company’s agreements, the newest first: how they stand, which papers are signed together, who signs each, who of them did from one network address and browser, whether that was acknowledged, which other contact was asked for a signer, and a link to each certified copy, good for five minutes.',
    roles: ['reviewer', 'credit', 'support', 'auditor'],
    subject: 'limits',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
    output: z.strictObject({
      agreements: z.array(
        z.strictObject({
          agreementId: recordId,
          number: text,
          kind: z.enum(agreementKinds),
          version: versionName,
          date: day,
          locale: z.enum(locales),
          status: state(agreementStatuses),
          signedAt: z.nullable(instant),
          signedTogether: z.array(text),
          signerCheck: z.nullable(
            z.strictObject({
              since: instant,
              acknowledgedAt: z.nullable(instant),
              acknowledgedBy: z.nullable(text),
            }),
          ),
          signers: z.array(
            z.strictObject({
              signerId: recordId,
              name: text,
              email: text,
              mobile: z.nullable(text),
              nameCn: z.nullable(text),
              capacity: z.enum([
                'director',
                'director_and_shareholder',
                'legal_representative',
                'partner',
                'sole_proprietor',
                'guarantor',
              ]),
              signStatus: count,
              identifiedBy: z.nullable(z.enum(identificationChannels)),
              signedAt: z.nullable(instant),
              papers: z.array(
                z.strictObject({
                  kind: z.enum(signedKinds),
                  signedAt: z.nullable(instant),
                }),
              ),
              contactChange: z.nullable(
                z.strictObject({
                  email: text,
                  mobile: z.nullable(text),
                  askedAt: instant,
                  askedBy: text,
                  waitsUntil: instant,
                  releasedAt: z.nullable(instant),
                  releasedBy: z.nullable(text),
                  objectedAt: z.nullable(instant),
                  inEffectAt: z.nullable(instant),
                }),
              ),
              declined: z.nullable(
                z.strictObject({
                  at: instant,
                  reason: text,
                }),
              ),
            }),
          ),
          certifiedCopy: z.nullable(
            z.strictObject({
              certifiedAt: instant,
              sha256: text,
              timeStamped: yesNo,
              verificationCode: text,
              url: text,
            }),
          ),
          companions: z.array(
            z.strictObject({
              kind: z.enum(companionKinds),
              number: text,
              version: versionName,
              certifiedCopy: z.nullable(
                z.strictObject({
                  certifiedAt: instant,
                  sha256: text,
                  timeStamped: yesNo,
                  verificationCode: text,
                  url: text,
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  }),
  'signer-check-list': act({
    summary:
      'Other contacts of signers that wait for their release, and agreements that two signers signed by one browser; the longest waiting first.',
    roles: ['reviewer', 'auditor'],
    subject: 'limits',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({
      cause: state(signerCheckCauses),
      companyId: recordId,
      agreementId: recordId,
      number: text,
      signerId: z.nullable(recordId),
      signers: text,
      formerEmail: z.nullable(text),
      formerMobile: z.nullable(text),
      email: z.nullable(text),
      mobile: z.nullable(text),
      askedBy: z.nullable(text),
      waitsUntil: z.nullable(instant),
      since: instant,
    }),
  }),
  'signer-contact-release': act({
    summary:
      'Releases another address or number of a signer that the company asked for. It takes effect a day after it was asked for, or at once with --early, unless whoever had the former contact objects.',
    // Reviewers, who know the directors.
    roles: reviewing,
    subject: 'limits',
    positional: ['companyId', 'agreementId', 'signerId'],
    needsReason: true,
    fourEyes: true,
    sensitive: { kinds: ['speaksForLender'] },
    input: z.object({
      companyId: fields.companyId,
      agreementId: describedField(z.string(), 'the agreement', '5a1c-agreement', 'signer'),
      signerId: describedField(
        z.string(),
        'the signer, as the list of agreements has it',
        '77f0-signer',
        'signer',
      ),
      early: describedField(
        flag,
        'does not wait for the rest of the day in which the former contact can object: whoever had it was reached otherwise',
      ),
    }),
    output: z.strictObject({
      companyId: recordId,
      agreementId: recordId,
      signerId: recordId,
      waitsUntil: instant,
      inEffect: yesNo,
    }),
  }),
}
