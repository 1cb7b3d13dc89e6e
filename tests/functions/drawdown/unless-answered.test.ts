import { expect, test } from 'vitest'
import { unlessAnswered } from '../../../functions/drawdown/unless-answered.ts'
import type { Deps } from '../../../functions/http/deps.ts'
import { type Call, refuse } from '../../../functions/http/handle.ts'
import { AnsweredByAnotherCall } from '../../../functions/http/replay-answer.ts'
import type { drawdownEndpoints } from '../../../shared/drawdown/drawdown.endpoints.ts'

type Submit = typeof drawdownEndpoints.submitDrawdown

const call: Call<Submit> = {
  input: { params: undefined, query: undefined, body: { quote_id: 'q', signer_name: 's', accepted: true } },
  session: { sessionId: 's', userId: 'u', companyId: 'c' },
  request: { id: 'r', ip: '', userAgent: '', locale: 'en', idempotency: { key: 'the-key', bodyHash: 'h' } },
}

/** A table in which the call's own key was, or was not, answered. */
const depsWith = (answer: object | undefined) =>
  ({
    table: {
      get: async ({ sk }: { sk: string }) =>
        sk === 'IDEMPOTENCY#submit-drawdown#the-key' ? answer : undefined,
    },
  }) as unknown as Deps

const refusing = unlessAnswered<Submit>('submit-drawdown', async () => refuse(20010))

test('a refusal stands where the key has no answer', async () => {
  expect(await refusing(call, depsWith(undefined))).toEqual({ ok: false, code: 20010 })
})

test('a refusal gives way to the answer that another call with the key had meanwhile', async () => {
  await expect(refusing(call, depsWith({ bodyHash: 'h', data: {} }))).rejects.toThrow(AnsweredByAnotherCall)
})
