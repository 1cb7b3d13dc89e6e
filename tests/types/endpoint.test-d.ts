import * as z from 'zod/mini'
import { endpoint } from '#shared/api/endpoint.ts'

const schemas = {
  list: { response: z.object({}) },
  get: { params: z.object({ id: z.string() }), response: z.object({}) },
  getPart: { params: z.object({ id: z.string(), nr: z.string() }), response: z.object({}) },
  unanswered: { params: z.object({ id: z.string() }) },
}
const base = { method: 'GET', audience: 'session', envelope: 'landing', errors: ['notFound'] } as const

export const good = endpoint<typeof schemas.get>()({ ...base, name: 'a', path: '/a/{id}' })
// @ts-expect-error the path names a parameter that no schema has
endpoint<typeof schemas.list>()({ ...base, name: 'b', path: '/a/{id}' })
// @ts-expect-error the path's parameter has another name in the schema
endpoint<typeof schemas.get>()({ ...base, name: 'b', path: '/a/{nr}' })
// @ts-expect-error the path lacks the schema's parameter
endpoint<typeof schemas.get>()({ ...base, name: 'b', path: '/a' })
// @ts-expect-error the path lacks one of two parameters
endpoint<typeof schemas.getPart>()({ ...base, name: 'b', path: '/a/{id}' })
// @ts-expect-error no such refusal
endpoint<typeof schemas.list>()({ ...base, name: 'b', path: '/a', errors: ['unheardOf'] })
const { audience: _audience, ...unguarded } = base
// @ts-expect-error nobody says who may call it
endpoint<typeof schemas.list>()({ ...unguarded, name: 'b', path: '/a' })
// @ts-expect-error nobody says what it answers
endpoint<typeof schemas.unanswered>()({ ...base, name: 'b', path: '/a/{id}' })
// @ts-expect-error at run time an endpoint has no schemas: a form imports its own by name
export const heldTo = good.params
