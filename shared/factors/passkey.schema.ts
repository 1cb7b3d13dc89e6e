import * as z from 'zod/mini'
import { oneLineSchema, optionalOneLineSchema } from '../api/field-schemas.ts'

/** Bytes in WebAuthn's JSON: base64url without padding. */
const bytes = (longest: number) =>
  z.string('required').check(z.maxLength(longest, 'tooLong'), z.regex(/^[\w-]+$/, 'invalid'))

const credentialId = bytes(1400)

/** Common fields of both browser responses (PublicKeyCredential.toJSON of WebAuthn). */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'invalid'),
}

const clientData = bytes(4000)

/** A passkey created by the browser: RegistrationResponseJSON. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(oneLineSchema(40)).check(z.maxLength(10, 'tooLong'))),
  }),
})

/** The proof of a passkey: AuthenticationResponseJSON. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: optionalOneLineSchema(200),
  }),
})

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
})

const userVerification = z.optional(z.enum(['discouraged', 'preferred', 'required']))

/** The parameters for creating a passkey: PublicKeyCredentialCreationOptionsJSON. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  timeout: z.optional(z.number()),
  attestation: z.optional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification,
    }),
  ),
})

/** The parameters for using a passkey: PublicKeyCredentialRequestOptionsJSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification,
})

export type NewPasskey = z.infer<typeof newPasskey>
export type UsedPasskey = z.infer<typeof usedPasskey>
