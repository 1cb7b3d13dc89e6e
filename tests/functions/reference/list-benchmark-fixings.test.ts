import { expect, test } from 'vitest'
import { enteredSource } from '#shared/lending/benchmark-source.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { putBenchmark } from '../../../functions/data/benchmarks.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T16:30:00.000Z' })
const seller = await signUpSeller(app)

const listed = async () => (await app.send(referenceEndpoints.listBenchmarkFixings, {}, seller)).data.fixings

const publish = (date: string, percent: string, source = 'New York Fed') => {
  const { table } = app.deps
  return table.transact({ sofr: putBenchmark(table, { name: 'SOFR', date, percent, source }) })
}

test('nothing is listed before the first fixing', async () => {
  expect(await listed()).toEqual([])
})

test('the fixings of three months are listed, the latest first, with their source', async () => {
  await publish('2026-08-02', '4.30')
  await publish('2026-08-03', '4.31')
  await publish('2026-11-02', '4.02', enteredSource)
  // The fixing of a day that has not begun in Hong Kong is not listed.
  await publish('2026-11-04', '4.03')
  expect(await listed()).toEqual([
    { date: '2026-11-02', percent: '4.02', source: enteredSource },
    { date: '2026-08-03', percent: '4.31', source: 'New York Fed' },
  ])
})
