import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeOf } from '#shared/api/errors.ts'
import { areas } from '../../../infra/lambdas.ts'
import { firstBodies, firstEndpoints } from '../../../scripts/bench/cold/first-calls.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
const seller = await signUpSeller(app)

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
    seller,
  )
  expect([0, 200, codeOf('notFound')]).toContain(code)
})
