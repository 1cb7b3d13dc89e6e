import * as z from 'zod/mini'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'

const rolesOfOne = z.array(z.enum(everyDeskRole))
const roles = z.record(z.string().check(z.minLength(1)), rolesOfOne)

/**
 * An id that a directory gives to a group: a UUID (Entra ID, Keycloak, IAM Identity Center with a prefix), or letters and digits
 * (Okta, Google). A group's name is none: whoever may name a group would choose a role by it.
 */
const groupIdPattern =
  /^(?:(?:[\da-f]{10}-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=(?:\D*\d){2})[\dA-Za-z]{15,32})$/

export const isGroupId = (text: string): boolean => groupIdPattern.test(text)

const oneWord = z.string().check(z.regex(/^\S+$/))

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
  /** The claim that has the groups of a person, by their ids and not by their names. */
  groupsClaim: z.string(),
  /** What the people of a group do, by the group's id. */
  roles: z.record(z.string().check(z.regex(groupIdPattern, 'the id of a group, not its name')), rolesOfOne),
  /** Values of `amr` that stand for a sign-in with more than a password. */
  secondFactors: z.array(oneWord),
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

/** An environment's access as it is declared; throws where it is not sound. */
export const checkDeskAccess = (declared: DeskAccess): DeskAccess => access.parse(declared)

/** Who comes to the desk and as what, from the variable `DESK_ACCESS` (JSON); nobody where there is none. */
export const readDeskAccess = ({ DESK_ACCESS }: Record<string, string | undefined>): DeskAccess =>
  access.parse(DESK_ACCESS ? JSON.parse(DESK_ACCESS) : { roles: {} })
