import * as z from 'zod/mini'

/** The settings of every platform in an environment's configuration, in addition to its kind. */
export const commonPlatformSettings = {
  /** Stored with everything linked to it, so it must never change. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** The name that sellers know. */
  name: z.string().check(z.minLength(1)),
  /** The portal's client id at the platform. */
  clientId: z.string().check(z.minLength(1)),
  /** RFC 9207: the issuer in the platform's responses, if it sends one. */
  issuer: z.exactOptional(z.url()),
}

/** For a platform with a client secret: encrypted for `platformSecretContext`. */
export const sealedClientSecret = z.string().check(z.minLength(1))
