import * as z from 'zod/mini'
import { landingEndpoint } from '#shared/api/endpoint.ts'

const schemas = {
  list: { response: z.object({}) },
  get: { params: z.object({ id: z.string() }), response: z.object({}) },
  getPart: { params: z.object({ id: z.string(), nr: z.string() }), response: z.object({}) },
  unanswered: { params: z.object({ id: z.string() }) },
}
const base = { method: 'GET', errors: ['notFound'] } as const

export const good = landingEndpoint<typeof schemas.get>()({ ...base, name: 'a', path: '/a/{id}' })
// @ts-expect-error the path names a parameter that no schema has
landingEndpoint<typeof schemas.list>()({ ...base, name: 'b', path: '/a/{id}' })
// @ts-expect-error the path's parameter has another name in the schema
landingEndpoint<typeof schemas.get>()({ ...base, name: 'b', path: '/a/{nr}' })
// @ts-expect-error the path lacks the schema's parameter
landingEndpoint<typeof schemas.get>()({ ...base, name: 'b', path: '/a' })
// @ts-expect-error the path lacks one of two parameters
landingEndpoint<typeof schemas.getPart>()({ ...base, name: 'b', path: '/a/{id}' })
// @ts-expect-error no such refusal
landingEndpoint<typeof schemas.list>()({ ...base, name: 'b', path: '/a', errors: ['unheardOf'] })
// @ts-expect-error the endpoint's family determines its audience
landingEndpoint<typeof schemas.list>()({ ...base, name: 'b', path: '/a', audience: 'public' })
// @ts-expect-error the endpoint's family determines its envelope
landingEndpoint<typeof schemas.list>()({ ...base, name: 'b', path: '/a', envelope: 'company' })
// @ts-expect-error the schemas declare no response
landingEndpoint<typeof schemas.unanswered>()({ ...base, name: 'b', path: '/a/{id}' })
// @ts-expect-error at run time an endpoint has no schemas: a form imports its own by name
export const heldTo = good.params
