import * as z from 'zod/mini'
import {
  type ConnectorDeps,
  callPlatform,
  GrantRefused,
  isForbidden,
  PlatformThrottled,
  PlatformUnavailable,
} from '../call-platform.ts'
import { queryCost, secondsUntilAffordable } from './throttle.ts'

const answer = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(
    z.array(z.object({ extensions: z.optional(z.object({ code: z.optional(z.string()) })) })),
  ),
  extensions: z.optional(z.object({ cost: z.optional(queryCost) })),
})

/** The consent does not cover what a query reads, or has ended. */
export class ScopeMissing extends GrantRefused {
  override name = 'ScopeMissing'
}

/** Errors that the Admin API returns with status 200, as the connectors' errors. */
const failure = (platformId: string, { errors = [], extensions }: z.output<typeof answer>): Error => {
  const codes = errors.map((error) => error.extensions?.code ?? 'an error without a code')
  const text = `${platformId}: ${codes.join(', ')}`
  if (codes.includes('THROTTLED'))
    return new PlatformThrottled(text, secondsUntilAffordable(extensions?.cost))
  return codes.includes('ACCESS_DENIED') ? new ScopeMissing(text) : new PlatformUnavailable(text)
}

export interface AdminQuery {
  /** The shop's Admin API. */
  url: string
  accessToken: string
  query: string
  variables?: Record<string, string | number | null | readonly string[]>
}

/** Calls the GraphQL Admin API of a shop; returns and throws as every call of a platform. */
export const callAdminApi = (deps: ConnectorDeps, platformId: string) => {
  const call = callPlatform(deps, platformId)
  return async <T>(
    schema: z.ZodMiniType<T>,
    { url, accessToken, query, variables = {} }: AdminQuery,
  ): Promise<T> => {
    const answered = await call(
      answer,
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
        body: JSON.stringify({ query, variables }),
      },
      isForbidden,
    )
    if (answered.errors && answered.errors.length > 0) throw failure(platformId, answered)
    const parsed = schema.safeParse(answered.data)
    if (!parsed.success) throw new PlatformUnavailable(`${platformId}: an answer of another form`)
    return parsed.data
  }
}

/** A query of a shop, with its variables. */
export type Ask = <T>(
  schema: z.ZodMiniType<T>,
  query: string,
  variables: Record<string, string | number | null | readonly string[]>,
) => Promise<T>
