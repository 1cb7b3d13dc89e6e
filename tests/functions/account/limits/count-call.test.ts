import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { countCall } from '../../../../functions/account/limits/count-call.ts'
import { countSms } from '../../../../functions/account/limits/count-sms.ts'
import { type Counted, countKey } from '../../../../functions/data/daily-counts.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import { put } from '../../../../functions/data/table.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-23T06:00:00.000Z', config: { smsPerHour: 40 } })

const setCount = (counted: Counted, subject: string, count: number) => {
  const key = countKey({ counted, subject, day: '2026-11-23' })
  return app.deps.table.transact({ count: put(app.deps.table, { ...key, type: 'daily-count', count }) })
}

test('concurrent calls are counted up to the limit, and the next day starts a new count', async () => {
  const count = () => app.deps.table.write(countCall(app.deps, 'quote', 'somebody', 5).write)
  const counted = await Promise.all(Array.from({ length: 20 }, count))
  expect(counted.filter(Boolean)).toHaveLength(5)
  // Ten hours before midnight in Hong Kong.
  expect(countCall(app.deps, 'quote', 'somebody', 5).refusal()).toMatchObject({
    reason: 'tooManyRequests',
    retryAfterSeconds: 36_000,
  })
  app.clock.set('2026-11-23T16:00:00.000Z')
  expect(await count()).toBe(true)
  app.clock.set('2026-11-23T06:00:00.000Z')
})

const askForPicture = (ip: string) => app.sendRaw(accountEndpoints.getCaptcha, {}, { ip })

describe('once the daily limit is reached', () => {
  test('no upload ticket is issued, and no file is stored', async () => {
    const seller = await signUpSeller(app)
    const ask = () =>
      app.send(
        filesEndpoints.askUpload,
        { body: { file_name: 'a.pdf', file_extension: 'pdf', size: 10, crc32: '0badf00d' } },
        seller,
      )
    await setCount('upload', seller.companyId, 499)
    expect(await ask()).toMatchObject({ code: 0 })
    const before = imageOf(await app.everyItem())
    expect(await ask()).toMatchObject({ code: 429, status: 429 })
    expect(imageOf(await app.everyItem())).toEqual(before)
  })

  test('no captcha is drawn for the network address', async () => {
    await setCount('captcha-from', '203.0.113.5', 499)
    expect(await askForPicture('203.0.113.5')).toMatchObject({ code: 0 })
    expect(await askForPicture('203.0.113.5')).toMatchObject({ code: 429, status: 429 })
    expect(await askForPicture('203.0.113.6')).toMatchObject({ code: 0 })
  })
})

const askForCode = (number: number) =>
  app.sendRaw(
    accountEndpoints.sendPhoneCode,
    {
      body: JSON.stringify({
        phone_country_code: '+86',
        phone_number: `139${String(number).padStart(8, '0')}`,
      }),
    },
    { ip: `198.51.100.${number}` },
  )

describe('the hourly SMS budget', () => {
  test('is not exceeded, whatever the number of recipients and networks', async () => {
    app.clock.set('2026-11-23T08:15:00.000Z')
    const answers = await Promise.all(Array.from({ length: 120 }, (_, number) => askForCode(number + 1)))
    const sent = answers.filter(({ code }) => code === 0).length
    expect(sent).toBeGreaterThan(20)
    expect(sent).toBeLessThanOrEqual(40)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({ status: 429 })
    expect(app.log.map(({ message }) => message)).toContain('no more SMS are sent in this hour')
    expect(countSms(app.deps).refusal()).toMatchObject({ retryAfterSeconds: 45 * 60 })
    app.clock.set('2026-11-23T09:00:00.000Z')
    expect(await askForCode(200)).toMatchObject({ code: 0 })
  })
})
