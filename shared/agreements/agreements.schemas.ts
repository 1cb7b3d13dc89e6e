import * as z from 'zod/mini'
import { idSchema } from '../api/field-schemas.ts'
import { agreementStatuses, signStatuses } from './sign-status.ts'
import { signAgreementBody, signerToken } from './signing-form.schema.ts'

const signStatus = z.literal(signStatuses)

const agreementState = z.object({
  agreement_id: z.string(),
  status: z.enum(agreementStatuses),
  signers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email_masked: z.string(),
      sign_status: signStatus,
      /** ISO timestamp, UTC; null until signed. */
      signed_at: z.nullable(z.string()),
    }),
  ),
  /** The least advanced of the signers': 2 once everyone has signed. */
  sign_status: signStatus,
})

export const agreementsSchemas = {
  initiateSign: {
    body: z.object({}),
    response: agreementState,
  },
  getSigners: {
    body: z.object({}),
    response: agreementState,
  },
  urgeSigner: {
    body: z.object({
      signer_id: idSchema,
    }),
    response: agreementState,
  },
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
