import * as z from 'zod/mini'
import { everyDeskRole } from '#shared/desk/desk-roles.ts'

const rolesOfOne = z.array(z.enum(everyDeskRole))
const roles = z.record(z.string().check(z.minLength(1)), rolesOfOne)

/**
 * A directory's group id: a UUID (Entra ID, Keycloak, IAM Identity Center with a prefix), or letters and digits (Okta,
 * Google). A group's name does not match: whoever may name a group could choose a role by it.
 */
const groupIdPattern =
  /^(?:(?:[\da-f]{10}-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=(?:\D*\d){2})[\dA-Za-z]{15,32})$/

export const isGroupId = (text: string): boolean => groupIdPattern.test(text)

const oneWord = z.string().check(z.regex(/^\S+$/))

/** The lender's own identity provider, and its tokens for the back office. */
const signIn = z.object({
  /** The `iss` of its tokens. */
  issuer: z.url(),
  /** The `aud` of its tokens for the back office. */
  audience: z.string(),
  /** The console's client id. */
  clientId: z.string(),
  /** The claim that identifies a person as IAM does: an address or a user name. */
  personClaim: z.string(),
  /** The claim with a person's groups, by id and not by name. */
  groupsClaim: z.string(),
  /** The roles of a group's members, by the group's id. */
  roles: z.record(z.string().check(z.regex(groupIdPattern, 'the id of a group, not its name')), rolesOfOne),
  /** Values of `amr` for a sign-in with more than a password. */
  secondFactors: z.array(oneWord),
  /** The scopes that the console requests: `openid`, and those that tokens for the back office need. */
  scope: z.string(),
  /** The token's resource, where the provider needs it (RFC 8707). */
  resource: z.optional(z.string()),
  /** Origins of the provider other than the issuer's. */
  otherOrigins: z.optional(z.array(z.url())),
})
export type DeskSignIn = z.infer<typeof signIn>

const lowerCase = z.string().check(z.regex(/^[^A-Z\s]+$/))

/** Each alias leads to a canonical name, which is no alias itself. */
const sameAs = z
  .record(lowerCase, lowerCase)
  .check(z.refine((names) => Object.values(names).every((name) => !Object.hasOwn(names, name))))

const access = z.object({
  /**
   * Roles by the beginning of the IAM role's name (for roles whose sessions are named by the granter) or by the path of
   * the IAM user, as `user/desk/credit/`.
   */
  roles,
  /** Without it the console is disabled. */
  signIn: z.optional(signIn),
  /**
   * Aliases of people whose two sign-ins use different names, with the canonical name in lower case: `{ ada:
   * 'ada@lender.example' }`. Without an alias such a person would count as two.
   */
  sameAs: z.optional(sameAs),
})
export type DeskAccess = z.infer<typeof access>

/** An environment's declared access; throws if it is invalid. */
export const checkDeskAccess = (declared: DeskAccess): DeskAccess => access.parse(declared)

/** Back-office access and roles, from the variable `DESK_ACCESS` (JSON); nobody without it. */
export const readDeskAccess = ({ DESK_ACCESS }: Record<string, string | undefined>): DeskAccess =>
  access.parse(DESK_ACCESS ? JSON.parse(DESK_ACCESS) : { roles: {} })
