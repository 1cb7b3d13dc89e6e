import * as z from 'zod/mini'
import { companyEndpoint, landingEndpoint } from '#shared/api/endpoint.ts'
import { call } from '../../../web/api/call.ts'

const schemas = {
  moveThing: {
    body: z.object({ to: z.string() }),
    response: z.object({ moved: z.boolean() }),
  },
  listThings: {
    response: z.array(z.string()),
  },
}

const moveThing = companyEndpoint<typeof schemas.moveThing>()({
  name: 'move-thing',
  method: 'POST',
  path: '/transaction/things',
  idempotent: true,
})
const listThings = landingEndpoint<typeof schemas.listThings>()({
  name: 'list-things',
  method: 'GET',
  path: '/api/things',
})

export const misuses = {
  // @ts-expect-error a call that moves money requires an idempotency key
  withoutKey: () => call(moveThing, { body: { to: 'shore' } }),
  // @ts-expect-error a body must be the declared one
  withWrongBody: () => call(moveThing, { body: { from: 'shore' } }, { idempotencyKey: 'k' }),
  // @ts-expect-error an endpoint with a body cannot be called without one
  withoutBody: () => call(moveThing),
  // @ts-expect-error a call that moves no money takes no idempotency key
  withNeedlessKey: () => call(listThings, {}, { idempotencyKey: 'k' }),
}

export const answers: {
  moved: () => Promise<{ moved: boolean }>
  things: () => Promise<string[]>
} = {
  moved: () => call(moveThing, { body: { to: 'shore' } }, { idempotencyKey: 'k' }),
  things: () => call(listThings),
}
