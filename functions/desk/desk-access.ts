import * as z from 'zod/mini'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'

const roles = z.record(z.string().check(z.minLength(1)), z.array(z.enum(everyDeskRole)))

/** The lender's own identity provider, as its tokens for the desk have it. */
const signIn = z.object({
  /** As its tokens have it in `iss`. */
  issuer: z.url(),
  /** Whom its tokens for the desk are for: their `aud`. */
  audience: z.string(),
  /** What it knows the console as. */
  clientId: z.string(),
  /** The claim that names a person as IAM does: an address or a user name. */
  personClaim: z.string(),
  /** The claim that has the groups of a person. */
  groupsClaim: z.string(),
  /** What the people of a group do. Names of groups have no spaces. */
  roles,
  /** Values of `amr` that stand for a sign-in with more than a password. */
  secondFactors: z.array(z.string()),
  /** What the console asks it for: `openid`, and what its tokens for the desk take. */
  scope: z.string(),
  /** Whom the token is to be for, where it has to be told so (RFC 8707). */
  resource: z.optional(z.string()),
  /** Where it answers besides the issuer's origin. */
  otherOrigins: z.optional(z.array(z.url())),
})
export type DeskSignIn = z.infer<typeof signIn>

const lowerCase = z.string().check(z.regex(/^[^A-Z\s]+$/))

/** Each name leads to one that counts, and that one nowhere else. */
const sameAs = z
  .record(lowerCase, lowerCase)
  .check(z.refine((names) => Object.values(names).every((name) => !Object.hasOwn(names, name))))

const access = z.object({
  /**
   * What people do for the lender, by how their IAM role's name begins (a role whose sessions are named by who granted
   * it) or the path of their IAM user, as `user/desk/credit/`.
   */
  roles,
  /** Without it nobody comes to the desk by its console. */
  signIn: z.optional(signIn),
  /**
   * Other names of people who have two ways in that name them differently, each with the one that counts, in lower case:
   * `{ ada: 'ada@lender.example' }`. Without it such a person would be two.
   */
  sameAs: z.optional(sameAs),
})
export type DeskAccess = z.infer<typeof access>

/** Who comes to the desk and as what, from the variable `DESK_ACCESS` (JSON); nobody where there is none. */
export const readDeskAccess = ({ DESK_ACCESS }: Record<string, string | undefined>): DeskAccess =>
  access.parse(DESK_ACCESS ? JSON.parse(DESK_ACCESS) : { roles: {} })
