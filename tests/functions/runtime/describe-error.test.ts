import { expect, test } from 'vitest'
import { describeError, PortalError } from '../../../functions/runtime/describe-error.ts'

class MessageRejected extends Error {
  override name = 'MessageRejected'
}

test("a library's error is logged with name and location, without its message", () => {
  const described = describeError(new MessageRejected('not verified: lin@shop.test\n    at lin@shop.test'))
  expect(described).toEqual({
    error: 'MessageRejected',
    stack: expect.stringContaining('describe-error.test.ts'),
  })
})

class Refused extends PortalError {
  override name = 'Refused'
}

test("the portal's own error is logged with its message", () => {
  expect(describeError(new Refused('status 503'))).toMatchObject({ error: 'Refused', reason: 'status 503' })
  expect(describeError(new Error('there is no drawdown 7'))).toMatchObject({
    error: 'Error',
    reason: 'there is no drawdown 7',
  })
})

test.each([['text with a secret'], [undefined], [null], [{ secret: 1 }]])(
  'a thrown non-error: %j',
  (thrown) => {
    expect(describeError(thrown)).toEqual({ error: typeof thrown })
  },
)
