import * as z from 'zod/mini'
import { act } from './act.ts'
import { describedField, fields } from './act-fields.ts'
import { temporaryFileLink } from './kyc.ts'

export const fileActs = {
  'file-open': act({
    summary:
      'A link by which a company’s file is saved, good for five minutes: what it showed for its KYC, a higher limit or a dispute, or a paper.',
    // Payments replies to disputes: it opens their attachments, and nothing else.
    roles: ['reviewer', 'credit', 'payments', 'compliance', 'auditor'],
    subject: 'companies',
    positional: ['companyId', 'fileId'],
    sensitive: {
      kinds: ['showsIdentity'],
      whyOnePerson:
        'Reviewers compare numbers with documents. Every file that is opened is on record, and its link is good for five minutes.',
    },
    input: z.object({
      companyId: fields.companyId,
      fileId: describedField(
        z.string().check(z.minLength(1)),
        'the file, as an act names it',
        'c9f0f895-file',
        'file',
      ),
    }),
    output: temporaryFileLink,
  }),
}
