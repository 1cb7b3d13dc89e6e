import type * as z from 'zod/mini'
import type { ErrorName } from './errors.ts'

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

/** The names between braces in a path template: `PathParameter<'/a/{id}/b/{part}'>` is `'id' | 'part'`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

type Schema = z.ZodMiniType

export interface Endpoint {
  /** The operation's stem, the same in every layer: file names, the web client, the logs. */
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly audience: Audience
  readonly envelope: Envelope
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /** Headers of the call's own, named in lower case. */
  readonly headers?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  /** What `data` holds on success. Fields that it does not name never leave. */
  readonly response: Schema
  /** What the handler may refuse with. What the pipeline refuses by itself is implied. */
  readonly errors: readonly ErrorName[]
  /**
   * It only reads: its work goes on while its session is looked up, so that both take the time of one. A handler that
   * writes all the same fails.
   */
  readonly reads?: true
  /** A call that moves money: it needs an `Idempotency-Key`, and the same key answers the same again. */
  readonly idempotent?: true
}

/** The `params` that a path asks for: exactly its own names, or none. */
type ParamsOf<D extends Endpoint> = [PathParameter<D['path']>] extends [never]
  ? { readonly params?: never }
  : {
      readonly params: z.ZodMiniObject<Record<PathParameter<D['path']>, Schema>> & {
        shape: D extends { params: z.ZodMiniObject<infer S> }
          ? Record<Exclude<keyof S, PathParameter<D['path']>>, never>
          : never
      }
    }

/** Declares an endpoint. Router, local server, web client, OpenAPI document and the access tests derive from it. */
export const endpoint = <const D extends Endpoint>(declaration: D & ParamsOf<D>): D => declaration

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What a handler of `E` is given: parsed, trimmed and typed. */
export interface ParsedInput<E extends Endpoint> {
  params: E extends { params: infer P } ? Output<P> : undefined
  query: E extends { query: infer Q } ? Output<Q> : undefined
  headers: E extends { headers: infer H } ? Output<H> : undefined
  body: E extends { body: infer B } ? Output<B> : undefined
}

/** What a client of `E` sends. */
export type RequestOf<E extends Endpoint> = (E extends { params: infer P extends Schema }
  ? { params: Input<P> }
  : unknown) &
  (E extends { query: infer Q extends Schema } ? { query: Input<Q> } : unknown) &
  (E extends { headers: infer H extends Schema } ? { headers: Input<H> } : unknown) &
  (E extends { body: infer B extends Schema } ? { body: Input<B> } : unknown)

/** The `data` of a successful answer of `E`, as a client receives it. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** What a handler of `E` may refuse with. */
export type DeclaredError<E extends Endpoint> = E['errors'][number]
