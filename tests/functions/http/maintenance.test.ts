import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { createAreaLambda } from '../../../functions/http/area-lambda.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

test('under maintenance a call is refused with its code before its handler is loaded, and works again afterwards', async () => {
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { getFacilitySummary } = creditEndpoints
  const area = createAreaLambda(
    { getFacilitySummary },
    { getFacilitySummary: {} } as never,
    { getFacilitySummary: () => Promise.reject(new Error('loaded')) },
    { ...app.deps, config: { ...app.deps.config, isUnderMaintenance: true } },
  )
  const refused = await area(
    createApiEvent(getFacilitySummary, { headers: { authorization: `Bearer ${seller.token}` } }),
  )
  expect(refused).toMatchObject({ statusCode: 503 })
  expect(JSON.parse(refused.body ?? '')).toMatchObject({ code: 503, data: null })
  expect(await app.send(getFacilitySummary, {}, seller)).toMatchObject({ status: 200 })
  expect(await app.send(accountEndpoints.getUser, {}, seller)).toMatchObject({ status: 200 })
})
