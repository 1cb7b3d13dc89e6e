import { expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { codeOf } from '#shared/api/errors.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { initiate, sign, signingTokenOf } from './signing-story.ts'

const { sendRpaEmail, getMailOccurrence } = agreementsEndpoints

const app = await useTestApp()

test('the certified copy can be mailed again to all recipients, at most once a day', async () => {
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  const send = (token: string) => app.send(sendRpaEmail, { body: {} }, { token })
  expect((await send(seller.token)).code).toBe(codeOf('notFound'))
  await initiate(app, seller)
  expect((await send(seller.token)).code).toBe(codeOf('wrongState'))
  await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
  await sign(app, signingTokenOf(app, 'li@director.test'), 'LI Xiaoming')
  expect((await send(seller.token)).code, 'it is yet to be certified').toBe(codeOf('beingProcessed'))
  await app.drainEvents()
  const certifiedAt = app.clock.now().toISOString()
  expect(await send(seller.token)).toMatchObject({
    code: codeOf('waitBeforeResending'),
    headers: { 'retry-after': '86400' },
  })

  app.clock.advance('P1D')
  const { token } = await logInAgain(app, seller)
  const occurrence = async () =>
    (await app.send(getMailOccurrence, { query: { type: 'rpa' } }, { token })).data
  const now = app.clock.now().toISOString()
  expect(await occurrence()).toEqual({ type: 'rpa', sent: true, sent_at: certifiedAt, next_at: now })
  const before = app.outbox.sent.length
  const codes = (await Promise.all([send(token), send(token)])).map(({ code }) => code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, codeOf('waitBeforeResending')])
  await app.drainEvents()
  const mailed = app.outbox.sent.slice(before).map(({ to }) => to)
  expect(mailed.toSorted()).toEqual(['chan@director.test', 'li@director.test', seller.email].toSorted())
  expect(await occurrence()).toMatchObject({ sent_at: now })
})
