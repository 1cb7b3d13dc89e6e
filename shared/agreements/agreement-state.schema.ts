import * as z from 'zod/mini'
import { agreementKinds, signedKinds } from './agreement-kinds.ts'
import { agreementStatuses, identificationChannels, signStatuses } from './sign-status.ts'

/** One signer, as the company sees them. All times are ISO timestamps, UTC. */
const signerState = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the signing link goes to the caller's own login address. Absent if that was not looked up. */
  is_self: z.optional(z.boolean()),
  email_masked: z.string(),
  mobile_masked: z.nullable(z.string()),
  sign_status: z.literal(signStatuses),
  invited_at: z.nullable(z.string()),
  /** When another reminder may be sent; null if none is needed. */
  next_reminder_at: z.nullable(z.string()),
  /** How the signer was identified; null until then. */
  identified_by: z.nullable(z.enum(identificationChannels)),
  /** How the signer would be identified now; null if that was not looked up. */
  identifies_by: z.nullable(z.enum(identificationChannels)),
  /** When the last of their documents was signed; null until then. */
  signed_at: z.nullable(z.string()),
  /** Their documents, in signing order. */
  papers: z.array(z.object({ kind: z.enum(signedKinds), signed_at: z.nullable(z.string()) })),
  /** A requested change of address or number that is not in effect; null without one. */
  contact_change: z.nullable(
    z.object({
      email_masked: z.string(),
      mobile_masked: z.nullable(z.string()),
      asked_at: z.string(),
      waits_until: z.string(),
      /** By the lender. */
      is_released: z.boolean(),
      objected_at: z.nullable(z.string()),
    }),
  ),
  declined: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** The document by which the signer is authorised. */
  authority: z.nullable(z.object({ file_id: z.string(), file_name: z.string() })),
})

/** An agreement as the company sees it. */
export const agreementState = z.object({
  agreement_id: z.string(),
  kind: z.enum(agreementKinds),
  number: z.string(),
  /** All documents of this signing: the agreement and its companions. */
  papers: z.array(z.object({ kind: z.enum(signedKinds), number: z.string() })),
  status: z.enum(agreementStatuses),
  created_at: z.string(),
  /** When it lapses unless everyone has signed; null until it is ready. */
  lapses_at: z.nullable(z.string()),
  signers: z.array(signerState),
  /** The status of the least advanced signer: 2 once everyone has signed. */
  sign_status: z.literal(signStatuses),
  /** Everyone has signed, and the lender reviews the signing before the agreement takes effect. */
  awaits_check: z.boolean(),
})

/** An agreement's state, compared with the current signatories by the KYC in force. */
export const signersState = z.object({
  ...agreementState.shape,
  /** The ids of signers who are no longer signatories: the signing cannot complete with them. */
  resigned: z.array(z.string()),
  /** Signatories who could replace a signer. */
  candidates: z.array(z.object({ person_id: z.string(), name: z.string() })),
  /** True if it ended without effect, or cannot complete, and can be created again by `retrySign`. */
  can_retry: z.boolean(),
})
