import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { type KycSectionData, kycSectionNames, kycSectionSchemas } from './kyc-sections.ts'
import { kycStatuses } from './kyc-status.ts'

const kycIdSchema = z.string('required').check(z.regex(/^[\w-]{1,64}$/, 'invalid'))
const idAndStatus = z.object({ id: z.string(), status: z.enum(kycStatuses) })

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const kycEndpoints = {
  createKyc: endpoint({
    name: 'create-kyc',
    method: 'POST',
    path: '/sme/kyc/create',
    audience: 'session',
    envelope: 'company',
    summary: 'Begins the company’s KYC, or gives the one that is open.',
    body: z.object({}),
    response: idAndStatus,
    errors: ['changedMeanwhile', 'notFound', 'kycPending', 'kycApproved'],
  }),
  saveKycSection: endpoint({
    name: 'save-kyc-section',
    method: 'POST',
    path: '/sme/kyc/{id}',
    audience: 'session',
    envelope: 'company',
    summary:
      'Saves one section as far as the seller has come. What is there must be right; what is missing may wait.',
    params: z.object({ id: kycIdSchema }),
    body: z
      .object({
        section: z.enum(kycSectionNames, 'unknownOption'),
        /** The section's data, whole: it takes the place of what was saved before. */
        data: z.custom<KycSectionData>(isObject, 'required'),
      })
      .check(
        z.superRefine(({ section, data }, context) => {
          for (const issue of kycSectionSchemas[section].safeParse(data).error?.issues ?? [])
            context.addIssue({ code: 'custom', message: issue.message, path: ['data', ...issue.path] })
        }),
      ),
    response: idAndStatus,
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'kycApproved', 'kycUnderReview'],
  }),
  submitKyc: endpoint({
    name: 'submit-kyc',
    method: 'POST',
    path: '/sme/kyc',
    audience: 'session',
    envelope: 'company',
    summary: 'Hands the KYC to the lender for review, if it is complete.',
    body: z.object({ id: kycIdSchema }),
    response: idAndStatus,
    errors: [
      'invalidInput',
      'changedMeanwhile',
      'wrongState',
      'alreadyExists',
      'notFound',
      'duplicateBrn',
      'kycApproved',
      'kycUnderReview',
    ],
  }),
  getKyc: endpoint({
    name: 'get-kyc',
    method: 'GET',
    path: '/sme/kyc/detail/{id}',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'Everything that was saved of a KYC, and how far its review has come.',
    params: z.object({ id: kycIdSchema }),
    response: z.extend(idAndStatus, {
      submitted_at: z.nullable(z.string()),
      decided_at: z.nullable(z.string()),
      /** What the lender asks to be changed, when it was returned. */
      return_reason: z.nullable(z.string()),
      company_info: z.nullable(kycSectionSchemas.company_info),
      business_info: z.nullable(kycSectionSchemas.business_info),
      connected_persons: z.nullable(kycSectionSchemas.connected_persons),
      documents: z.nullable(kycSectionSchemas.documents),
      /** The documents that the sections refer to. */
      files: z.array(z.object({ file_id: z.string(), file_name: z.string(), size: z.int() })),
    }),
    errors: ['notFound'],
  }),
} as const
