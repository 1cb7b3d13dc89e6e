import * as z from 'zod/mini'
import { companyEndpoint, publicCompanyEndpoint, publicLandingEndpoint } from '#shared/api/endpoint.ts'
import { type Item, put } from '../../../functions/data/table.ts'
import { createAreaLambda } from '../../../functions/http/area-lambda.ts'
import {
  answer,
  answerUnchanged,
  type Handler,
  type Handlers,
  refuse,
} from '../../../functions/http/handle.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'

/** An area for the tests of the pipeline: each endpoint demonstrates one feature. */
const sampleSchemas = {
  echo: {
    params: z.object({ id: z.string().check(z.regex(/^\d+$/, 'invalid')) }),
    query: z.object({ page: z.optional(z.coerce.number('invalid').check(z.int('invalid'))) }),
    body: z.object({
      name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(10, 'tooLong')),
      people: z.array(z.object({ age: z.number() })),
    }),
    response: z.object({ name: z.string(), company: z.string() }),
  },
  leak: {
    response: z.object({ shown: z.string(), inner: z.array(z.object({ shown: z.string() })) }),
  },
  misanswer: {
    response: z.object({ amount: z.string() }),
  },
  look: {
    query: z.object({ next: z.optional(z.enum(['fail', 'write', 'refuse'], 'unknownOption')) }),
    response: z.object({ company: z.string(), line: z.nullable(z.string()), seen: z.nullable(z.string()) }),
  },
  fail: {
    response: z.null(),
  },
  slowDown: {
    response: z.null(),
  },
  move: {
    body: z.object({ amount: z.string('required') }),
    response: z.object({ moved: z.string(), id: z.string() }),
  },
  forget: {
    body: z.object({ how: z.enum(['forgets', 'answers other data', 'says unchanged', 'unchanged']) }),
    response: z.object({ id: z.string() }),
  },
  overtaken: {
    body: z.object({ isAnswered: z.boolean(), fails: z.boolean() }),
    response: z.object({ by: z.string() }),
  },
}

export const sampleEndpoints = {
  echo: companyEndpoint<typeof sampleSchemas.echo>()({
    name: 'echo',
    method: 'POST',
    path: '/sample/echo/{id}',
    errors: ['notFound'],
  }),
  leak: publicLandingEndpoint<typeof sampleSchemas.leak>()({
    name: 'leak',
    method: 'GET',
    path: '/sample/leak',
  }),
  misanswer: publicLandingEndpoint<typeof sampleSchemas.misanswer>()({
    name: 'misanswer',
    method: 'GET',
    path: '/sample/misanswer',
  }),
  look: companyEndpoint<typeof sampleSchemas.look>()({
    name: 'look',
    method: 'GET',
    path: '/sample/look',
    reads: true,
    errors: ['notFound'],
  }),
  fail: publicCompanyEndpoint<typeof sampleSchemas.fail>()({
    name: 'fail',
    method: 'GET',
    path: '/sample/fail',
  }),
  slowDown: publicLandingEndpoint<typeof sampleSchemas.slowDown>()({
    name: 'slow-down',
    method: 'GET',
    path: '/sample/slow-down',
    errors: ['waitBeforeResending'],
  }),
  move: companyEndpoint<typeof sampleSchemas.move>()({
    name: 'move',
    method: 'POST',
    path: '/sample/move',
    idempotent: true,
  }),
  overtaken: companyEndpoint<typeof sampleSchemas.overtaken>()({
    name: 'overtaken',
    method: 'POST',
    path: '/sample/overtaken',
    errors: ['changedMeanwhile'],
    idempotent: true,
  }),
  forget: companyEndpoint<typeof sampleSchemas.forget>()({
    name: 'forget',
    method: 'POST',
    path: '/sample/forget',
    idempotent: true,
  }),
} as const

/** The write of `move`, once for each execution. */
export const movesOf = (items: readonly Record<string, unknown>[]) =>
  items.filter(({ type }) => type === 'sample-move')

/** An item that `look` reads, and would write. */
export const sampleLookItem = (companyId: string) => ({
  pk: `COMPANY#${companyId}`,
  sk: 'LOOK',
  type: 'sample-look',
})

const handlers: { [Name in keyof typeof sampleEndpoints]: Handler<(typeof sampleEndpoints)[Name]> } = {
  echo: async ({ input, session }) =>
    input.params.id === '404'
      ? refuse('notFound')
      : answer({ name: input.body.name, company: session.companyId }),
  leak: async () => {
    const stored = { shown: 'yes', passwordHash: 'leaked-hash' }
    return answer({ ...stored, inner: [stored] })
  },
  misanswer: async () => answer({ amount: 12 as unknown as string }),
  look: async ({ input, session: { companyId, lineId } }, { table }) => {
    const item = sampleLookItem(companyId)
    const found = await table.get<{ seen: string }>(item)
    if (input.query.next === 'fail') throw new Error('it cannot be read')
    if (input.query.next === 'refuse') return refuse('notFound')
    if (input.query.next === 'write') await table.transact({ look: put(table, { ...item, seen: 'written' }) })
    return answer({ company: companyId, line: lineId ?? null, seen: found?.seen ?? null })
  },
  fail: async () => {
    throw new TypeError('connection string of the secret database')
  },
  slowDown: async () => refuse('waitBeforeResending'),
  move: async ({ input, session, storeResponse }, { table, random }) => {
    const data = { moved: input.body.amount, id: random.id(), ledgerKey: 'inner-key' }
    const moved: Item<object> = {
      pk: `COMPANY#${session.companyId}`,
      sk: `MOVE#${data.id}`,
      type: 'sample-move',
    }
    const outcome = await table.transact({
      move: put(table, moved),
      memory: storeResponse(data),
    })
    if (!outcome.ok) throw new Error('nothing moved')
    return answer(data)
  },
  overtaken: async ({ input, storeResponse }, { table }) => {
    const data = { by: 'another call' }
    if (input.body.isAnswered) await table.transact({ memory: storeResponse(data) })
    if (!input.body.fails) return refuse('changedMeanwhile')
    const outcome = await table.transact({ memory: storeResponse({ by: 'this call' }) })
    throw new Error(`it could not be written: ${JSON.stringify(outcome)}`)
  },
  forget: async ({ input, session, storeResponse }, { table, random }) => {
    const data = { id: random.id() }
    const moved: Item<object> = {
      pk: `COMPANY#${session.companyId}`,
      sk: `FORGOTTEN#${data.id}`,
      type: 'sample-move',
    }
    const { how } = input.body
    if (how === 'unchanged') return answerUnchanged(data)
    await table.transact({
      move: put(table, moved),
      memory: how === 'answers other data' ? storeResponse({ id: 'other' }) : undefined,
    })
    return how === 'says unchanged' ? answerUnchanged(data) : answer(data)
  },
}

const atHand = Object.fromEntries(
  Object.entries(handlers).map(([name, handler]) => [name, async () => handler]),
) as unknown as Handlers<typeof sampleEndpoints>

export const createSampleLambda = (deps: Deps) =>
  createAreaLambda(sampleEndpoints, sampleSchemas, atHand, deps)
