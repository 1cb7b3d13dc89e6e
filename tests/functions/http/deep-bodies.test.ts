import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { exceedsDepth } from '../../../functions/runtime/json-depth.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

test.each([
  ['arrays', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['objects', `${'{"email":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['unclosed brackets', '['.repeat(200_000)],
])('a body with excessively nested %s is refused', async (_what, body) => {
  const lines = app.log.length
  expect(await app.sendRaw(accountEndpoints.login, { body })).toMatchObject({ status: 400 })
  expect(app.log.slice(lines).filter(({ level }) => level === 'error')).toEqual([])
})

test('a long unknown field name is not quoted in full', async () => {
  const body = JSON.stringify({ email: { ['x'.repeat(200_000)]: 1 }, password: [] })
  const answer = await app.sendRaw(accountEndpoints.login, { body })
  expect(answer.status).toBe(400)
  expect(answer.body.length).toBeLessThan(5_000)
})

test('the nesting depth of a text ignores the content of its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 7 }), (value, deepest) => {
      const depthOf = (each: unknown): number =>
        typeof each === 'object' && each !== null ? 1 + Math.max(0, ...Object.values(each).map(depthOf)) : 0
      expect(exceedsDepth(JSON.stringify(value), deepest)).toBe(depthOf(value) > deepest)
    }),
  )
  expect(exceedsDepth(JSON.stringify('[[[[\\"[[['), 0)).toBe(false)
})
