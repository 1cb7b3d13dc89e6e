import type * as z from 'zod/mini'
import type { ErrorName } from './errors.ts'
import type { SensitiveKind } from './sensitive.ts'

/**
 * The permitted callers of an endpoint.
 * - `public`: anyone; identity, where there is one, comes from a secret in the request (a mailed link).
 * - `session`: a logged-in user. The company is the session's, never the request's.
 */
export type Audience = 'public' | 'session'

/**
 * The envelope of an endpoint's responses.
 * - `landing`: `{code: 0, message: "success", data}`
 * - `company`: `{code: 200, msg: "success", data}`
 */
export type Envelope = 'landing' | 'company'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The subject of a seller's act, for the audit. Acts on the `account` are stored with the user, all others with the
 * company.
 */
export type AuditSubject = 'money' | 'kyc' | 'account' | 'people' | 'shops'

type Schema = z.ZodMiniType

/** The input and response of a call: `<area>.schemas.ts` has one for each endpoint of the area. */
export interface EndpointSchemas {
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /** Custom headers of the call, in lower case. */
  readonly headers?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  /** `data` on success. Undeclared fields never leave. */
  readonly response: Schema
}

interface Declaration {
  /** The operation's stem, the same in every layer: file names, the web client, the logs. */
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly audience: Audience
  readonly envelope: Envelope
  /** The handler's refusals. The pipeline's own are implied. */
  readonly errors: readonly ErrorName[]
  /**
   * The handler only reads, so it runs in parallel with the lookup of its session. A handler that writes all the same
   * fails.
   */
  readonly reads?: true
  /**
   * Callable in a session with an unverified mailbox. Reads always are; every other call is refused with
   * `userNotActivated`.
   */
  readonly beforeActivation?: true
  /**
   * The caller's required role in the session's company at the time of the call: others are refused with `forbidden`.
   * Without it, any member may call.
   */
  readonly role?: 'administrator'
  /** The caller binds the company as a person: without a verified mobile they are refused with `mobileNotVerified`. */
  readonly mobile?: true
  /**
   * Requires a step-up within the last minutes. Others are refused with `stepUpNeeded`, once their input is valid.
   * `email` requires it only if the body has that field.
   */
  readonly stepUp?: true | 'email'
  /**
   * Callable in a session whose user has yet to set up a required second factor. Every other call is refused with
   * `secondFactorMissing`.
   */
  readonly beforeFactor?: true
  /** Its body is a form with a file, not JSON. */
  readonly takes?: 'multipart'
  /** A call that moves money: it requires an `Idempotency-Key`, and the same key returns the same response again. */
  readonly idempotent?: true
  /**
   * Every change leaves an audit entry in the same transaction: actor, time, origin, before and after. The pipeline
   * writes it (`functions/http/audit-call.ts`).
   */
  readonly audited?: AuditSubject
  /**
   * It moves money, waives a debt, speaks for the lender or reveals identity. `single-person-reasons.ts` has the reason
   * why one person may call it.
   */
  readonly sensitive?: readonly [SensitiveKind, ...SensitiveKind[]]
}

/** True if only a user with a verified mailbox may call. */
export const needsActivation = ({ audience, reads, beforeActivation }: Declaration): boolean =>
  audience === 'session' && !reads && !beforeActivation

/** Exists for the compiler only: at run time no endpoint has its schemas, so that the site is built without them. */
declare const itsSchemas: unique symbol

/** A declared endpoint. Its type knows the schemas `S`; a Lambda gets their values separately. */
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

/** Accepts a path only with the parameters in the schema of `params`. */
type PathFor<Path extends string, S extends EndpointSchemas> =
  IsSame<PathParameter<Path>, NamesOf<S>> extends true ? Path : 'a path with the parameters of its schema'

/** A declaration without the attributes of its family. */
type WithinFamily = Omit<Declaration, 'audience' | 'envelope' | 'errors'> &
  Partial<Pick<Declaration, 'errors'>> & { readonly audience?: never; readonly envelope?: never }

type RefusalsOf<D> = D extends { errors: infer Names extends readonly ErrorName[] } ? Names : readonly []

/**
 * Declares an endpoint of a family, those of one audience and envelope, with its schemas as a type:
 * `landingEndpoint<typeof drawdownSchemas.submitDrawdown>()({ … })`. The API's route, the Lambda, the local server, the
 * web client, the OpenAPI document, whose summary is the comment above the endpoint, and the tests of all endpoints
 * derive from it. Without `errors`, a handler refuses nothing.
 */
const endpointsOf =
  <A extends Audience, E extends Envelope>(audience: A, envelope: E) =>
  <S extends EndpointSchemas>() =>
  <const D extends WithinFamily>(declaration: D & { readonly path: PathFor<D['path'], S> }) =>
    ({ errors: [], ...declaration, audience, envelope }) as unknown as Endpoint<
      S,
      D & { readonly audience: A; readonly envelope: E; readonly errors: RefusalsOf<D> }
    >

export const companyEndpoint = endpointsOf('session', 'company')
export const landingEndpoint = endpointsOf('session', 'landing')
export const publicCompanyEndpoint = endpointsOf('public', 'company')
export const publicLandingEndpoint = endpointsOf('public', 'landing')

export type SchemasOf<E extends Endpoint> = NonNullable<E[typeof itsSchemas]>

/** The schemas of all of `Endpoints`, by the same names. */
export type SchemasByName<Endpoints extends Record<string, Endpoint>> = {
  readonly [Name in keyof Endpoints]: SchemasOf<Endpoints[Name]>
}

type Output<S> = S extends Schema ? z.output<S> : undefined
type Part<S, Name extends keyof EndpointSchemas> = S extends { [N in Name]: infer P } ? P : undefined

/** The input of a handler of `E`: parsed, trimmed and typed. */
export interface ParsedInput<E extends Endpoint> {
  params: Output<Part<SchemasOf<E>, 'params'>>
  query: Output<Part<SchemasOf<E>, 'query'>>
  headers: Output<Part<SchemasOf<E>, 'headers'>>
  body: Output<Part<SchemasOf<E>, 'body'>>
}

type Sent<S, Name extends keyof EndpointSchemas> = S extends { [N in Name]: infer P extends Schema }
  ? { [N in Name]: z.input<P> }
  : unknown

/** The request of a client of `E`. */
export type RequestOf<E extends Endpoint> = Sent<SchemasOf<E>, 'params'> &
  Sent<SchemasOf<E>, 'query'> &
  Sent<SchemasOf<E>, 'headers'> &
  Sent<SchemasOf<E>, 'body'>

/** The `data` of a successful response of `E`, as a client receives it. */
export type ResponseOf<E extends Endpoint> = z.output<SchemasOf<E>['response']>

/** The `data` that a handler of `E` returns, before its schema. */
export type DataOf<E extends Endpoint> = z.input<SchemasOf<E>['response']>

/** The refusals of a handler of `E`. */
export type DeclaredError<E extends Endpoint> = E['errors'][number]
