import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { agreementStatuses, signStatuses } from './sign-status.ts'

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

const token = z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'invalid'))

export const agreementsEndpoints = {
  initiateSign: endpoint({
    name: 'initiate-sign',
    method: 'POST',
    path: '/api/agreements/initiate-sign',
    audience: 'session',
    envelope: 'landing',
    summary: "Makes the company's facility agreement and invites every director to sign it, once.",
    body: z.object({}),
    response: agreementState,
    errors: ['wrongState', 'kycIncomplete', 'companyNotVerified'],
  }),
  getSigners: endpoint({
    name: 'get-signers',
    method: 'POST',
    path: '/api/agreements/signer',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: "How far the company's agreement is, and who has signed.",
    body: z.object({}),
    response: agreementState,
    errors: ['notFound'],
  }),
  urgeSigner: endpoint({
    name: 'urge-signer',
    method: 'POST',
    path: '/api/agreements/urge',
    audience: 'session',
    envelope: 'landing',
    summary: 'Mails a signer a fresh link, at most once a minute.',
    body: z.object({
      signer_id: z.string('required').check(z.minLength(1, 'required'), z.maxLength(64, 'invalid')),
    }),
    response: agreementState,
    errors: ['beingProcessed', 'alreadyDone', 'notFound', 'waitBeforeResending'],
  }),
  openSigning: endpoint({
    name: 'open-signing',
    method: 'POST',
    path: '/api/agreements/signing/open',
    audience: 'public',
    envelope: 'landing',
    summary: 'What a signer reads before signing, by the link that was mailed.',
    body: z.object({ token }),
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
    errors: ['linkInvalid', 'linkExpired'],
  }),
  signAgreement: endpoint({
    name: 'sign-agreement',
    method: 'POST',
    path: '/api/agreements/signing/sign',
    audience: 'public',
    envelope: 'landing',
    summary: 'Signs the agreement as the signer whom the link was mailed to. Signing again answers the same.',
    body: z.object({
      token,
      full_name: z
        .string('required')
        .check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
      accepted: z.literal(true, 'mustAccept'),
    }),
    response: z.object({
      sign_status: signStatus,
      signed_at: z.string(),
      document_sha256: z.string(),
      /** True once every signer has signed. */
      completed: z.boolean(),
    }),
    errors: ['invalidInput', 'linkInvalid', 'linkExpired'],
  }),
} as const
