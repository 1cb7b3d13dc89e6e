import * as z from 'zod/mini'

/** What every platform in an environment's configuration has besides its kind. */
export const platformBasics = {
  /** Stored with what is linked to it: it must stay the same for good. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** As sellers know it. */
  name: z.string().check(z.minLength(1)),
  /** What the platform knows the portal by. */
  clientId: z.string().check(z.minLength(1)),
  /** RFC 9207: what the platform names itself by in its answers, of one that does. */
  issuer: z.exactOptional(z.url()),
}

/** Of a platform that knows the portal by a secret as well: encrypted for `platformSecretContext`. */
export const sealedClientSecret = z.string().check(z.minLength(1))
