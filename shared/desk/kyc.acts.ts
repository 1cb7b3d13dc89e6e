import * as z from 'zod/mini'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { draftReturnSchema, returnedFieldSchema } from '../kyc/returned-fields.ts'
import { act } from './act.ts'
import { describedField, fields, flag, shortText, workQueueFields } from './act-fields.ts'
import { companyReaders, reviewing } from './desk-roles.ts'
import { kycChecked, shownKyc, shownRisk } from './kyc.ts'
import { day, instant, recordId, state, yesNo } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

const path = z.string().check(z.minLength(1), z.maxLength(200))

const submission = {
  companyId: fields.companyId,
  kycId: z.optional(
    describedField(
      z.string(),
      'the submission that you have seen; another one is then not decided',
      'a3c1-kyc',
      'kyc',
    ),
  ),
}

const decidedSubmission = z.object(submission)

const returnedExample = JSON.stringify([{ field: 'company_info.brn', reason: 'mismatch' }])

const decidedKyc = z.strictObject({ companyId: recordId, kycId: recordId, kycStatus: state(kycStatuses) })

export const kycActs = {
  'kyc-check': act({
    summary:
      'Accepts fields of a submitted KYC that agree with their documents, drafts their return, or takes either back. Every reviewer sees it; nothing is decided by it.',
    roles: reviewing,
    subject: 'companies',
    positional: ['companyId', 'kycId'],
    input: z.object({
      companyId: fields.companyId,
      kycId: describedField(
        z.string().check(z.minLength(1)),
        'the submission that you have seen',
        'a3c1-kyc',
        'kyc',
      ),
      fields: describedField(
        z.array(path).check(z.minLength(1), z.maxLength(200)),
        'the paths of the fields',
        '["company_info.brn","connected_persons.persons.0.id_number"]',
      ),
      toReturn: z.optional(
        describedField(
          draftReturnSchema,
          'they are to be returned instead: the draft of the reason, which may be incomplete',
          '{"reason":"mismatch"}',
        ),
      ),
      takenBack: describedField(flag, 'they are neither accepted nor to be returned any more'),
    }),
    output: kycChecked,
  }),
  'kyc-approve': act({
    summary:
      'Approves a company’s submitted KYC, once each field was accepted and each document opened, or with the reason why not. A change that gives somebody another address or number is approved a day after it was submitted, and not where the former contact objected.',
    roles: reviewing,
    subject: 'companies',
    fourEyes: true,
    positional: ['companyId'],
    input: z.object({
      ...submission,
      unreviewedReason: z.optional(
        describedField(
          shortText(500),
          'why it is approved although fields were not accepted or documents not opened; the second person reads it',
          'The register was compared at its counter; the extract is in the folder.',
          'prose',
        ),
      ),
    }),
    output: decidedKyc,
  }),
  'kyc-reject': act({
    summary: 'Rejects a company’s submitted KYC. The company may begin another.',
    roles: reviewing,
    subject: 'companies',
    positional: ['companyId'],
    needsReason: true,
    input: decidedSubmission,
    output: decidedKyc,
  }),
  'kyc-return': act({
    summary:
      'Returns a submitted KYC to be changed. The company is told at each field why; where none is named, it is told the reason and may change everything.',
    roles: reviewing,
    subject: 'companies',
    positional: ['companyId'],
    needsReason: true,
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'It holds back: the company may change its KYC. Its seller reads the reason.',
    },
    input: z.object({
      ...submission,
      fields: z.optional(
        describedField(
          z.array(returnedFieldSchema).check(z.minLength(1), z.maxLength(100)),
          'what is to be changed, each with a reason or words in three languages; nothing else can be changed then',
          returnedExample,
        ),
      ),
    }),
    output: decidedKyc,
  }),
  'kyc-list': act({
    summary: 'The companies that wait for their KYC to be decided, oldest first.',
    roles: companyReaders,
    subject: 'companies',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue({
      companyId: recordId,
      kycId: recordId,
      status: state(kycStatuses),
      isChange: yesNo,
      submittedAt: z.nullable(instant),
      answerDue: z.nullable(day),
    }),
  }),
  'kyc-show': act({
    summary:
      'A company’s KYC as it was submitted, each earlier version, what a change would change, and how every review ended.',
    roles: companyReaders,
    subject: 'companies',
    reads: 'personal data',
    positional: ['companyId'],
    sensitive: {
      kinds: ['showsIdentity'],
      whyOnePerson:
        'Reviewers compare numbers with documents. Every look is on record, and what cannot be put on record is not shown.',
    },
    input: z.object({
      companyId: fields.companyId,
      kycId: z.optional(
        describedField(
          z.string(),
          'an earlier KYC; the latest, or the change under way, where none is given',
          'a3c1-kyc',
          'reviewedKyc',
        ),
      ),
    }),
    output: shownKyc,
  }),
  'kyc-risk': act({
    summary:
      'The signals that fraud review rests on: devices, addresses, pasted numbers, identities in other companies, signers who signed by one browser, names and age.',
    roles: companyReaders,
    subject: 'companies',
    reads: 'personal data',
    positional: ['companyId'],
    input: z.object({ companyId: fields.companyId, limit: fields.listLimit }),
    output: shownRisk,
  }),
}
