import * as z from 'zod/mini'
import { exactTextSchema, oneLineSchema, textSchema } from '../api/field-schemas.ts'
import { locales } from '../i18n/locales.ts'
import { signedKinds } from './agreement-kinds.ts'
import { drawnSignatureSchema } from './drawn-signature.ts'
import { agreementStatuses, identificationChannels, signStatuses } from './sign-status.ts'

/** The secret of a signer's mailed link. */
const signerToken = exactTextSchema(100)
/** The secret returned by `identifySigner`. */
const signingSession = exactTextSchema(100)
const localeSchema = z.enum(locales, 'unknownOption')
const channel = z.enum(identificationChannels)

export const identifySignerBody = z.object({
  token: signerToken,
  code: z.string('required').check(z.trim(), z.regex(/^\d{6}$/, 'codeInvalid')),
  /** The last four letters or digits of the identity document's number, where required. */
  id_last_four: z.optional(
    z.string('required').check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4}$/, 'invalid')),
  ),
})

export const signAgreementBody = z.object({
  token: signerToken,
  signing_session: signingSession,
  /** That the signer agrees to sign electronically. */
  consent: z.literal(true, 'mustAccept'),
  /** SHA-256 of the document that was read, as returned by `openSigning`: it identifies the document. */
  document_sha256: z.string('required').check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
  full_name: oneLineSchema(200),
  drawn: z.optional(drawnSignatureSchema),
})

export const declineSigningBody = z.object({
  token: signerToken,
  signing_session: signingSession,
  reason: textSchema(500),
})

export const signingPageSchemas = {
  openSigning: {
    body: z.object({
      token: signerToken,
      signing_session: z.optional(signingSession),
      /** The reading language; the signer's by default. */
      locale: z.optional(localeSchema),
      /** Which of the signer's documents; the next to sign by default. */
      paper: z.optional(z.enum(signedKinds, 'unknownOption')),
    }),
    response: z.object({
      /** Masked until the signer is identified. */
      signer_name: z.string(),
      company_name: z.string(),
      /** Of the displayed document. */
      title: z.string(),
      kind: z.enum(signedKinds),
      /** All documents of the signer, in signing order. ISO timestamps, UTC; null until then. */
      papers: z.array(
        z.object({
          kind: z.enum(signedKinds),
          number: z.string(),
          signed_at: z.nullable(z.string()),
          certified_at: z.nullable(z.string()),
        }),
      ),
      /** The signature was drawn with one of them, and applies to the others too. */
      is_drawn: z.boolean(),
      status: z.enum(agreementStatuses),
      /** ISO timestamps, UTC. */
      link_expires_at: z.string(),
      lapses_at: z.nullable(z.string()),
      /** Of the binding version. */
      binding_locale: localeSchema,
      /** The available languages. */
      languages: z.array(localeSchema),
      /** How the signer has to be identified. */
      identification: z.object({
        by: channel,
        to_masked: z.string(),
        asks_id_last_four: z.boolean(),
      }),
      /**
       * ISO timestamp, UTC: after a reset of the signer's password by mail, they can neither sign nor decline until
       * then.
       */
      waits_until: z.nullable(z.string()),
      /** Null until the signer is identified in this session. */
      identified: z.nullable(z.object({ by: channel, until: z.string() })),
      /** Null until the signer is identified in this session, and once the signing has ended. */
      document: z.nullable(
        z.object({
          number: z.string(),
          version: z.string(),
          locale: localeSchema,
          title: z.string(),
          /** The binding version, in a browser; valid for a few minutes. */
          pdf_url: z.string(),
          document_sha256: z.string(),
          facts: z.array(z.object({ label: z.string(), value: z.string() })),
          opening: z.array(z.string()),
          clauses: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
          warning: z.string(),
        }),
      ),
      /** The number of clauses read; null without a document. */
      reading: z.nullable(z.object({ read: z.int(), of: z.int() })),
      sign_status: z.literal(signStatuses),
      /** When the last of the documents was signed. */
      signed_at: z.nullable(z.string()),
      declined_at: z.nullable(z.string()),
      /** The number of signers who have signed everything, and of all signers. */
      signatures: z.object({ signed: z.int(), of: z.int() }),
      /** When the last of the signer's mailed copies was certified; null until then. */
      certified_at: z.nullable(z.string()),
    }),
  },
  sendSigningCode: {
    body: z.object({ token: signerToken }),
    response: z.object({
      by: channel,
      to_masked: z.string(),
      resend_after_seconds: z.int(),
      valid_for_seconds: z.int(),
    }),
  },
  identifySigner: {
    body: identifySignerBody,
    response: z.object({
      signing_session: z.string(),
      /** ISO timestamp, UTC. */
      expires_at: z.string(),
    }),
  },
  recordReading: {
    body: z.object({
      token: signerToken,
      signing_session: signingSession,
      /** The document being read; the next to sign by default. */
      paper: z.optional(z.enum(signedKinds, 'unknownOption')),
      /** The number of clauses read, from the first on. A lower number than before changes nothing. */
      upto: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(200, 'invalid')),
      /** The language that they were read in; the binding one by default. */
      locale: z.optional(localeSchema),
    }),
    response: z.object({ read: z.int(), of: z.int() }),
  },
  signAgreement: {
    body: signAgreementBody,
    response: z.object({
      /** 2 once everything is signed. */
      sign_status: z.literal(signStatuses),
      signed_at: z.string(),
      document_sha256: z.string(),
      /** True once every signer has signed. */
      completed: z.boolean(),
    }),
  },
  declineSigning: {
    body: declineSigningBody,
    response: z.object({ declined_at: z.string() }),
  },
  renewSigningLink: {
    body: z.object({ token: signerToken }),
    response: z.null(),
  },
}
