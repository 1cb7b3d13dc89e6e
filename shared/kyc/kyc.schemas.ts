import * as z from 'zod/mini'
import { drawnIdSchema } from '../api/field-schemas.ts'
import { type KycSectionData, kycSectionNames, kycSectionSchemas } from './kyc-sections.schema.ts'
import { kycStatuses } from './kyc-status.ts'

const idAndStatus = z.object({ id: z.string(), status: z.enum(kycStatuses) })

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const kycSchemas = {
  createKyc: {
    body: z.object({}),
    response: idAndStatus,
  },
  saveKycSection: {
    params: z.object({ id: drawnIdSchema }),
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
  },
  submitKyc: {
    body: z.object({ id: drawnIdSchema }),
    response: idAndStatus,
  },
  getKyc: {
    params: z.object({ id: drawnIdSchema }),
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
  },
}
