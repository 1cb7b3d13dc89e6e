import * as z from 'zod/mini'
import { companyEndpoint, publicLandingEndpoint, type RequestOf } from '#shared/api/endpoint.ts'
import { createAreaLambda } from '../../functions/http/area-lambda.ts'
import { answer, type Handler, type Handlers, refuse } from '../../functions/http/handle.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

const schemas = {
  open: {
    params: z.object({ id: z.string() }),
    body: z.object({ amount: z.coerce.number() }),
    response: z.object({ total: z.string() }),
  },
  guarded: {
    response: z.null(),
  },
  moved: {
    response: z.object({ moved: z.string() }),
  },
}

const endpoints = {
  open: publicLandingEndpoint<typeof schemas.open>()({
    name: 'open',
    method: 'POST',
    path: '/open/{id}',
    errors: ['notFound'],
  }),
  guarded: companyEndpoint<typeof schemas.guarded>()({
    name: 'guarded',
    method: 'GET',
    path: '/guarded',
  }),
} as const
const moved = companyEndpoint<typeof schemas.moved>()({
  name: 'moved',
  method: 'POST',
  path: '/moved',
  idempotent: true,
})
type Open = typeof endpoints.open
type Guarded = typeof endpoints.guarded

export const open: Handler<Open> = async ({ input, session }) => {
  const amount: number = input.body.amount
  const id: string = input.params.id
  // @ts-expect-error the endpoint declares no query
  const page = input.query.page
  // @ts-expect-error nobody is signed in at a public endpoint
  const company = session.companyId
  return id ? answer({ total: `${amount}${page}${company}` }) : refuse('notFound')
}
export const guarded: Handler<Guarded> = async ({ session }) => {
  session.companyId satisfies string
  return answer(null)
}

const atHand = { open: async () => open, guarded: async () => guarded }
export const complete: Handlers<typeof endpoints> = atHand
// @ts-expect-error one endpoint has no handler
export const incomplete: Handlers<typeof endpoints> = { open: atHand.open }
declare const deps: Deps
// @ts-expect-error one endpoint has no handler
createAreaLambda(endpoints, schemas, { guarded: atHand.guarded }, deps)
// @ts-expect-error the handlers are swapped
createAreaLambda(endpoints, schemas, { open: atHand.guarded, guarded: atHand.open }, deps)
// @ts-expect-error one endpoint has no schemas
createAreaLambda(endpoints, { open: schemas.open }, atHand, deps)
// @ts-expect-error the schemas are swapped
createAreaLambda(endpoints, { open: schemas.guarded, guarded: schemas.open }, atHand, deps)

// @ts-expect-error the refusal is of the catalogue, but the endpoint does not declare it
export const undeclared: Handler<Open> = async () => refuse('alreadyDone')
// @ts-expect-error the catalogue has no such refusal
export const unheardOf: Handler<Open> = async () => refuse('noSuchReason')
// @ts-expect-error a refusal is given by its name
export const numbered: Handler<Open> = async () => refuse(20018)
// @ts-expect-error an endpoint that declares no refusal cannot refuse
export const unrefusable: Handler<Guarded> = async () => refuse('notFound')
// @ts-expect-error the declared data is missing
export const empty: Handler<Open> = async () => answer({})
// @ts-expect-error the data has another type
export const misshapen: Handler<Open> = async () => answer({ total: 7 })
// @ts-expect-error a refusal is returned as such, not as data
export const disguised: Handler<Open> = async () => ({ ok: true, reason: 'notFound' })

export const request: RequestOf<Open> = { params: { id: '1' }, body: { amount: '5' } }
// @ts-expect-error the path's parameter is missing
export const nowhere: RequestOf<Open> = { body: { amount: '5' } }
// @ts-expect-error the body is missing
export const bodiless: RequestOf<Open> = { params: { id: '1' } }

export const remembering: Handler<typeof moved> = async ({ storeResponse }, { table }) => {
  const data = { moved: '5.00' }
  // @ts-expect-error the stored response must have the type of the endpoint's response
  storeResponse({ moved: 5 })
  await table.transact({ memory: storeResponse(data) })
  return answer(data)
}
// @ts-expect-error only an idempotent call can store its response
export const needless: Handler<Guarded> = async ({ storeResponse }) => answer(storeResponse(null))
