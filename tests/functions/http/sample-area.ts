import * as z from 'zod/mini'
import { rememberAnswer } from '../../../functions/data/idempotency.ts'
import { type Item, put } from '../../../functions/data/table.ts'
import type { Deps } from '../../../functions/http/deps.ts'
import { answer, type Handlers, refuse } from '../../../functions/http/handle.ts'
import { createAreaLambda } from '../../../functions/http/lambda.ts'
import { AnsweredByAnotherCall } from '../../../functions/http/replay-answer.ts'
import { endpoint } from '../../../shared/api/endpoint.ts'

/** An area made for the tests of the pipeline: each endpoint shows one thing that it does. */
export const sampleEndpoints = {
  echo: endpoint({
    name: 'echo',
    method: 'POST',
    path: '/sample/echo/{id}',
    audience: 'session',
    envelope: 'company',
    summary: 'Answers what it was given.',
    params: z.object({ id: z.string().check(z.regex(/^\d+$/, 'invalid')) }),
    query: z.object({ page: z.optional(z.coerce.number('invalid').check(z.int('invalid'))) }),
    body: z.object({
      name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(10, 'tooLong')),
      people: z.array(z.object({ age: z.number() })),
    }),
    response: z.object({ name: z.string(), company: z.string() }),
    errors: [20018],
  }),
  leak: endpoint({
    name: 'leak',
    method: 'GET',
    path: '/sample/leak',
    audience: 'public',
    envelope: 'landing',
    summary: 'Has more to say than it declares.',
    response: z.object({ shown: z.string(), inner: z.array(z.object({ shown: z.string() })) }),
    errors: [],
  }),
  misanswer: endpoint({
    name: 'misanswer',
    method: 'GET',
    path: '/sample/misanswer',
    audience: 'public',
    envelope: 'landing',
    summary: 'Answers what its declaration does not allow.',
    response: z.object({ amount: z.string() }),
    errors: [],
  }),
  fail: endpoint({
    name: 'fail',
    method: 'GET',
    path: '/sample/fail',
    audience: 'public',
    envelope: 'company',
    summary: 'Meets an unforeseen error.',
    response: z.null(),
    errors: [],
  }),
  slowDown: endpoint({
    name: 'slow-down',
    method: 'GET',
    path: '/sample/slow-down',
    audience: 'public',
    envelope: 'landing',
    summary: 'Refuses.',
    response: z.null(),
    errors: [80014],
  }),
  move: endpoint({
    name: 'move',
    method: 'POST',
    path: '/sample/move',
    audience: 'session',
    envelope: 'company',
    summary: 'Moves money.',
    body: z.object({ amount: z.string('required') }),
    response: z.object({ moved: z.string(), id: z.string() }),
    errors: [],
    idempotent: true,
  }),
  overtaken: endpoint({
    name: 'overtaken',
    method: 'POST',
    path: '/sample/overtaken',
    audience: 'session',
    envelope: 'company',
    summary: 'Refuses, or fails on its key, after another call with the key may have answered.',
    body: z.object({ isAnswered: z.boolean(), fails: z.boolean() }),
    response: z.object({ by: z.string() }),
    errors: [20009],
    idempotent: true,
  }),
} as const

/** What `move` writes, once for each time that it really moves something. */
export const movesOf = (items: readonly Record<string, unknown>[]) =>
  items.filter(({ type }) => type === 'sample-move')

const handlers: Handlers<typeof sampleEndpoints> = {
  echo: async ({ input, session }) =>
    input.params.id === '404' ? refuse(20018) : answer({ name: input.body.name, company: session.companyId }),
  leak: async () => {
    const stored = { shown: 'yes', passwordHash: 'leaked-hash' }
    return answer({ ...stored, inner: [stored] })
  },
  misanswer: async () => answer({ amount: 12 as unknown as string }),
  fail: async () => {
    throw new TypeError('connection string of the secret database')
  },
  slowDown: async () => refuse(80014),
  move: async ({ input, session, request }, { table, random, clock }) => {
    if (!request.idempotency) throw new Error('an idempotent call without a key')
    const data = { moved: input.body.amount, id: random.id(), ledgerKey: 'inner-key' }
    const moved: Item<object> = {
      pk: `COMPANY#${session.companyId}`,
      sk: `MOVE#${data.id}`,
      type: 'sample-move',
    }
    const outcome = await table.transact({
      move: put(table, moved),
      idempotency: rememberAnswer(table, session, 'move', request.idempotency, data, clock()),
    })
    if (!outcome.ok) throw new AnsweredByAnotherCall()
    return answer(data)
  },
  overtaken: async ({ input, session, request }, { table, clock }) => {
    if (!request.idempotency) throw new Error('an idempotent call without a key')
    const data = { by: 'another call' }
    if (input.body.isAnswered)
      await table.transact({
        idempotency: rememberAnswer(table, session, 'overtaken', request.idempotency, data, clock()),
      })
    if (input.body.fails) throw new AnsweredByAnotherCall()
    return refuse(20009)
  },
}

export const createSampleLambda = (deps: Deps) => createAreaLambda(sampleEndpoints, handlers, deps)
