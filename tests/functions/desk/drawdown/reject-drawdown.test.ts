import { expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { locales } from '#shared/i18n/locales.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { type Rejection, rejections } from '#shared/rejections/rejections.ts'
import { describeRejection } from '../../../../functions/notifications/describe-rejection.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const own = 'the director is on a watch list'

const reject = async (fields: { rejection?: Rejection<'drawdown'> } = {}) => {
  const seller = await buildFacility(app, { limitCents: 100_000_00 })
  const drawdownId = await requestDrawdown(app, seller, '1000.00')
  await app.drainEvents()
  const { facilityId } = seller
  const outcome = await callDesk(app, 'drawdown-reject', { facilityId, drawdownId, reason: own, ...fields })
  await app.drainEvents()
  return { seller, drawdownId, outcome }
}

const rejectionOf = async ({ token }: { token: string }) => {
  const { records } = (
    await app.send(applicationEndpoints.listApplications, { body: { name: 'drawdown' } }, { token })
  ).data
  return records.map((record) => record.name === 'drawdown' && record.rejection)
}

test('the seller reads the chosen reason in the record, the mail and the portal, and not the lender’s text', async () => {
  const { seller, outcome } = await reject({ rejection: 'salesFell' })
  expect(outcome).toMatchObject({ ok: true, status: 'rejected' })
  expect(await rejectionOf(seller)).toEqual(['salesFell'])
  const why = await describeRejection('drawdown', 'salesFell')
  const mail = app.outbox.newestTo(seller.email).text
  expect(Object.values(why).some((text) => mail.includes(text))).toBe(true)
  for (const locale of locales) {
    const { records } = (
      await app.send(
        notificationsEndpoints.searchMessages,
        { body: {} },
        { token: seller.token, headers: { 'accept-language': locale } },
      )
    ).data
    expect(records.find(({ kind }) => kind === 'drawdown-rejected')?.content).toContain(why[locale])
    expect(JSON.stringify(records)).not.toContain(own)
  }
  expect(mail).not.toContain(own)
})

test('without a chosen reason the seller is referred to customer service', async () => {
  const { seller } = await reject()
  expect(await rejectionOf(seller)).toEqual(['checks'])
})

test('a reason that is not in the list is refused, and nothing is decided', async () => {
  const { seller, outcome } = await reject({ rejection: own as Rejection<'drawdown'> })
  expect(outcome).toMatchObject({ ok: false, reason: 'invalidInput' })
  expect(await rejectionOf(seller)).toEqual([null])
})

test('each reason says in each language what to do next', async () => {
  for (const rejection of rejections.drawdown)
    for (const text of Object.values(await describeRejection('drawdown', rejection)))
      expect(text).toMatch(/[.。].+[.。]$/)
})
