import type * as z from 'zod/mini'
import type { ErrorName } from './errors.ts'
import type { SensitiveKind } from './sensitive.ts'

/**
 * Who may call an endpoint.
 * - `public`: anyone; identity, where there is one, comes from a secret in the request (a mailed link).
 * - `session`: a logged-in user. The company is the session's, never the request's.
 */
export type Audience = 'public' | 'session'

/**
 * Which of the two envelopes an endpoint answers in.
 * - `landing`: `{code: 0, message: "success", data}`
 * - `company`: `{code: 200, msg: "success", data}`
 */
export type Envelope = 'landing' | 'company'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What an act of a seller is about, as the audit sorts it. What is about the `account` is kept with the user, all else
 * with the company.
 */
export type AuditSubject = 'money' | 'kyc' | 'account' | 'people' | 'shops'

type Schema = z.ZodMiniType

/** What a call takes and what it answers: `<area>.schemas.ts` has one for each endpoint of the area. */
export interface EndpointSchemas {
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /** Headers of the call's own, named in lower case. */
  readonly headers?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  /** What `data` holds on success. Fields that it does not name never leave. */
  readonly response: Schema
}

interface Declaration {
  /** The operation's stem, the same in every layer: file names, the web client, the logs. */
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly audience: Audience
  readonly envelope: Envelope
  /** What the handler may refuse with. What the pipeline refuses by itself is implied. */
  readonly errors: readonly ErrorName[]
  /**
   * It only reads: its work goes on while its session is looked up, so that both take the time of one. A handler that
   * writes all the same fails.
   */
  readonly reads?: true
  /**
   * It can be called in a session whose mailbox was never proven. Whatever only reads can be anyway; everything else is
   * refused with `userNotActivated`.
   */
  readonly beforeActivation?: true
  /**
   * What the caller has to be in the company that the session acts for, when the call is made: others are refused with
   * `forbidden`. Left out, whoever belongs to the company may call.
   */
  readonly role?: 'administrator'
  /** Whoever calls it binds the company as a person: without a verified mobile they are refused with `mobileNotVerified`. */
  readonly mobile?: true
  /**
   * What a session alone is not enough for: within some minutes before, its user has proven again who they are. Others
   * are refused with `stepUpNeeded`, once their input is in order. `email` where the body has that field, and not else.
   */
  readonly stepUp?: true | 'email'
  /**
   * It can be called in a session whose user has yet to set up the second factor that is required of them. Every other
   * call is refused with `secondFactorMissing`.
   */
  readonly beforeFactor?: true
  /** Its body is a form with a file in it, and not JSON. */
  readonly takes?: 'multipart'
  /** A call that moves money: it needs an `Idempotency-Key`, and the same key answers the same again. */
  readonly idempotent?: true
  /**
   * Whatever it changes leaves an audit entry in the same transaction: who, when, from where, before and after. The
   * pipeline sees to it (`functions/http/audit-call.ts`).
   */
  readonly audited?: AuditSubject
  /**
   * It moves money, waives a debt, speaks for the lender or shows identity. `single-person-reasons.ts` says why one person may call
   * it.
   */
  readonly sensitive?: readonly [SensitiveKind, ...SensitiveKind[]]
}

/** True where only a user who has proven their mailbox may call. */
export const needsActivation = ({ audience, reads, beforeActivation }: Declaration): boolean =>
  audience === 'session' && !reads && !beforeActivation

/** Exists for the compiler alone: at run time no endpoint has its schemas, so that the site is built without them. */
declare const itsSchemas: unique symbol

/** A declared endpoint. Its type knows the schemas `S`; a Lambda is given their values beside it. */
export type Endpoint<S extends EndpointSchemas = EndpointSchemas, D extends Declaration = Declaration> = D & {
  readonly [itsSchemas]?: S
}

/** The names between braces in a path template: `PathParameter<'/a/{id}/b/{part}'>` is `'id' | 'part'`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

type NamesOf<S extends EndpointSchemas> = S extends { params: z.ZodMiniObject<infer Shape> }
  ? keyof Shape
  : never

type IsSame<A, B> = [A, B] extends [B, A] ? true : false

/** Takes a path only with the parameters that the schema of `params` has. */
type PathFor<Path extends string, S extends EndpointSchemas> =
  IsSame<PathParameter<Path>, NamesOf<S>> extends true ? Path : 'a path with the parameters of its schema'

/**
 * Declares an endpoint, with its schemas as a type: `endpoint<typeof drawdownSchemas.submitDrawdown>()({ … })`. The
 * API's route, the Lambda, the local server, the web client, the OpenAPI document, whose summary is the comment above
 * the endpoint, and the tests of all endpoints derive from it.
 */
export const endpoint =
  <S extends EndpointSchemas>() =>
  <const D extends Declaration>(declaration: D & { readonly path: PathFor<D['path'], S> }): Endpoint<S, D> =>
    declaration

export type SchemasOf<E extends Endpoint> = NonNullable<E[typeof itsSchemas]>

/** The schemas of all of `Endpoints`, by the same names. */
export type SchemasByName<Endpoints extends Record<string, Endpoint>> = {
  readonly [Name in keyof Endpoints]: SchemasOf<Endpoints[Name]>
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Part<S, Name extends keyof EndpointSchemas> = S extends { [N in Name]: infer P } ? P : undefined

/** What a handler of `E` is given: parsed, trimmed and typed. */
export interface ParsedInput<E extends Endpoint> {
  params: Output<Part<SchemasOf<E>, 'params'>>
  query: Output<Part<SchemasOf<E>, 'query'>>
  headers: Output<Part<SchemasOf<E>, 'headers'>>
  body: Output<Part<SchemasOf<E>, 'body'>>
}

type Sent<S, Name extends keyof EndpointSchemas> = S extends { [N in Name]: infer P extends Schema }
  ? { [N in Name]: z.input<P> }
  : unknown

/** What a client of `E` sends. */
export type RequestOf<E extends Endpoint> = Sent<SchemasOf<E>, 'params'> &
  Sent<SchemasOf<E>, 'query'> &
  Sent<SchemasOf<E>, 'headers'> &
  Sent<SchemasOf<E>, 'body'>

/** The `data` of a successful answer of `E`, as a client receives it. */
export type ResponseOf<E extends Endpoint> = z.output<SchemasOf<E>['response']>

/** The `data` that a handler of `E` answers; what its schema makes of it leaves. */
export type DataOf<E extends Endpoint> = z.input<SchemasOf<E>['response']>

/** What a handler of `E` may refuse with. */
export type DeclaredError<E extends Endpoint> = E['errors'][number]
