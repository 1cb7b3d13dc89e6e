import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField, fields, flag, workQueueFields } from './act-fields.ts'
import { reviewing } from './desk-roles.ts'

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
  }),
  'addendum-list': act({
    summary:
      'The addenda by which shops joined a facility, or are about to, newest first: who has signed, and what came of it.',
    roles: ['reviewer', 'credit', 'support', 'auditor'],
    subject: 'limits',
    reads: 'personal data',
    positional: ['facilityId'],
    input: z.object({ facilityId: fields.facilityId }),
  }),
  'agreement-list': act({
    summary:
      'A company’s agreements, the newest first: how they stand, which papers are signed together, who signs each, who of them did from one network address and browser, whether that was acknowledged, which other contact was asked for a signer, and a link to each certified copy, good for five minutes.',
    roles: ['reviewer', 'credit', 'support', 'auditor'],
    subject: 'limits',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId }),
  }),
  'signer-check-list': act({
    summary:
      'Other contacts of signers that wait for their release, and agreements that two signers signed by one browser; the longest waiting first.',
    roles: ['reviewer', 'auditor'],
    subject: 'limits',
    reads: 'personal data',
    input: z.object(workQueueFields),
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
  }),
}
