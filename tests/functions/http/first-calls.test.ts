import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#shared/api/errors.ts'
import { areas } from '../../../infra/lambdas.ts'
import { firstBodies, firstEndpoints } from '../../../scripts/bench/cold/first-calls.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
let seller: Seller
beforeAll(async () => {
  app = await createTestApp()
  seller = await signUpSeller(app)
})
afterAll(() => app.close())

test.each(areas)('the Lambda of %s prepares for the call that is measured', (area) => {
  const source = readFileSync(`functions/${area}/lambda.ts`, 'utf8')
  const prepared = [...source.matchAll(/import\('\.\/(?:[\w-]+\/)?([\w-]+)\.ts'\)/g)].map(([, name]) => name)
  expect(prepared).toContain(firstEndpoints[area].name)
  for (const name of prepared) expect(globSync(`functions/${area}/**/${name}.ts`)).toHaveLength(1)
})

test.each(areas)('the measured call of %s is one that the Lambda answers', async (area) => {
  const { code } = await app.sendRaw(
    firstEndpoints[area],
    { body: JSON.stringify(firstBodies[area] ?? {}) },
    { token: seller.token },
  )
  expect([0, 200, codeOf('notFound')]).toContain(code)
})
