import * as z from 'zod/mini'
import { endpoint } from '#shared/api/endpoint.ts'

const base = {
  audience: 'session',
  envelope: 'landing',
  summary: 's',
  response: z.object({}),
  errors: ['notFound'],
} as const
export const good = endpoint({
  ...base,
  name: 'a',
  method: 'GET',
  path: '/a/{id}',
  params: z.object({ id: z.string() }),
})
// @ts-expect-error the path names a parameter that is not declared
endpoint({ ...base, name: 'b', method: 'GET', path: '/a/{id}' })
// @ts-expect-error the declared parameter is not the path's
endpoint({ ...base, name: 'b', method: 'GET', path: '/a/{id}', params: z.object({ nr: z.string() }) })
// @ts-expect-error a path without parameters takes none
endpoint({ ...base, name: 'b', method: 'GET', path: '/a', params: z.object({ nr: z.string() }) })
// @ts-expect-error the catalogue has no such refusal
endpoint({ ...base, name: 'b', method: 'GET', path: '/a', errors: ['noSuchReason'] })
// @ts-expect-error a refusal is declared by its name
endpoint({ ...base, name: 'b', method: 'GET', path: '/a', errors: [20018] })
const { audience: _audience, ...unguarded } = base
// @ts-expect-error nobody says who may call it
endpoint({ ...unguarded, name: 'b', method: 'GET', path: '/a' })
endpoint({
  ...base,
  name: 'b',
  method: 'GET',
  path: '/a/{id}',
  // @ts-expect-error one parameter too many
  params: z.object({ id: z.string(), nr: z.string() }),
})
