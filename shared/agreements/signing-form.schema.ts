import * as z from 'zod/mini'
import { exactTextSchema, textSchema } from '../api/field-schemas.ts'
import { signStatuses } from './sign-status.ts'

/** The secret of the link that was mailed to a signer. */
const signerToken = exactTextSchema(100)

export const signAgreementBody = z.object({
  token: signerToken,
  full_name: textSchema(200),
  accepted: z.literal(true, 'mustAccept'),
})

const signStatus = z.literal(signStatuses)

export const signingSchemas = {
  openSigning: {
    body: z.object({ token: signerToken }),
    response: z.object({
      signer_name: z.string(),
      company_name: z.string(),
      agreement: z.object({
        title: z.string(),
        version: z.string(),
        locale: z.string(),
        /** Shows the document in a browser; good for a few minutes. */
        pdf_url: z.string(),
        document_sha256: z.string(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        opening: z.array(z.string()),
        clauses: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
        warning: z.string(),
      }),
      sign_status: signStatus,
      signed_at: z.nullable(z.string()),
    }),
  },
  signAgreement: {
    body: signAgreementBody,
    response: z.object({
      sign_status: signStatus,
      signed_at: z.string(),
      document_sha256: z.string(),
      /** True once every signer has signed. */
      completed: z.boolean(),
    }),
  },
}
