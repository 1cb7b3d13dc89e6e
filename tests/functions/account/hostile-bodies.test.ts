import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { exampleOf, pathsIn, withValueAt } from '../../support/generate/example-of.ts'
import { hostileValue } from '../../support/generate/hostile-values.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const bodies = 2500

const app = await useTestApp()
const { token } = await signUpSeller(app)

const targets = Object.values<Endpoint>(accountEndpoints).flatMap((endpoint) => {
  const { body } = schemasOf(endpoint)
  if (!body) return []
  const example = exampleOf(body)
  return [{ endpoint, body, example, paths: [[], ...pathsIn(example), ['unheard_of']] }]
})

/** A call's body with one to three hostile values that its schema rejects. */
const hostileCall = fc
  .constantFrom(...targets)
  .chain((target) =>
    fc
      .array(fc.tuple(fc.constantFrom(...target.paths), hostileValue), { minLength: 1, maxLength: 3 })
      .map((changes) => ({
        endpoint: target.endpoint,
        body: changes.reduce((body, [path, value]) => withValueAt(body, path, value), target.example),
        accepts: (body: unknown) => target.body.safeParse(body).success,
      })),
  )
  .filter(({ accepts, body }) => !accepts(body))

const snapshot = async () => (await app.everyItem()).map(imageOf).toSorted()

test(`${bodies} hostile bodies are refused as invalid input, and nothing is written`, async () => {
  const before = await snapshot()
  const property = fc.asyncProperty(hostileCall, async ({ endpoint, body }) => {
    const sent = JSON.stringify(body) ?? ''
    const { status, code, errors } = await app.sendRaw(endpoint, { body: sent }, { token })
    // 20011 if the JSON cannot be stored (half of a surrogate pair), otherwise 20008 with every invalid field.
    const hasFieldErrors = code === 20011 || (code === 20008 && errors !== undefined && errors.length > 0)
    expect({ name: endpoint.name, sent, status, hasFieldErrors }).toEqual({
      name: endpoint.name,
      sent,
      status: 400,
      hasFieldErrors: true,
    })
  })
  await fc.assert(property, { numRuns: bodies, seed: 2026 })
  expect(await snapshot()).toEqual(before)
})

/** A body for a call with hostile values that its schema accepts. */
const odditiesLetIn = fc.constantFrom(...targets).chain((target) =>
  fc
    .array(fc.tuple(fc.constantFrom(...target.paths), fc.oneof(hostileValue, fc.string())), { maxLength: 3 })
    .map((changes) => ({
      endpoint: target.endpoint,
      body: changes.reduce((body, [path, value]) => {
        const changed = withValueAt(body, path, value)
        return target.body.safeParse(changed).success ? changed : body
      }, target.example),
    })),
)

test('odd but valid bodies never cause an internal error', async () => {
  const property = fc.asyncProperty(odditiesLetIn, async ({ endpoint, body }) => {
    const sent = JSON.stringify(body) ?? ''
    const { status } = await app.sendRaw(endpoint, { body: sent }, { token })
    const failed = status >= 500 ? app.log.findLast(({ level }) => level === 'error') : undefined
    expect({ name: endpoint.name, sent, failed }).toEqual({ name: endpoint.name, sent, failed: undefined })
  })
  await fc.assert(property, { numRuns: 250, seed: 2026 })
})
