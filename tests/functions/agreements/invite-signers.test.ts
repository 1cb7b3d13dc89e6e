import { expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { locales } from '#shared/i18n/locales.ts'
import { onSigningInitiated } from '../../../functions/agreements/on-signing-initiated.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { completeEvent } from '../../../functions/data/events.ts'
import { findUser, replaceUser } from '../../../functions/data/users.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { initiate, sign, signingTokenOf } from './signing-story.ts'

const app = await useTestApp()

const mailsTo = (email: string) => app.outbox.sent.filter(({ to }) => to === email).length

test('concurrent deliveries prepare the agreement once and invite each signer once', async () => {
  const { companyId, token } = await sellerReadyToSign(app)
  const { data } = await app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })
  const { agreement_id: agreementId } = data
  const eventId = `signing-initiated#${agreementId}`
  const before = mailsTo('chan@director.test')
  const at = app.clock.now().toISOString()
  const deliver = () =>
    onSigningInitiated({ name: 'signing-initiated', companyId, agreementId }, app.deps, {
      eventId,
      at,
      done: completeEvent(app.deps.table, { eventId, at }, app.clock.now()),
    })
  await Promise.all([deliver(), deliver()])
  await app.drainEvents()
  expect(mailsTo('chan@director.test')).toBe(before + 1)
  expect((await findAgreement(app.deps.table, companyId, agreementId))?.status).toBe('ready')
})

test('a signature concurrent with the invitation is kept', async () => {
  const { sendMail } = app.outbox
  app.outbox.sendMail = async (mail) => {
    await sendMail(mail)
    if (mail.to === 'chan@director.test')
      await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
  }
  const seller = await sellerReadyToSign(app)
  const { agreement_id: agreementId } = await initiate(app, seller)
  app.outbox.sendMail = sendMail
  const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
  const states = agreement?.signers.map(({ name, status }) => [name, status])
  expect(states).toContainEqual(['CHAN Tai Man', 2])
  expect(states).toContainEqual(['LI Xiaoming', 1])
})

test('a signer who signed before a reminder is sent is not reminded', async () => {
  const seller = await sellerReadyToSign(app)
  const { signers } = await initiate(app, seller)
  app.clock.advance('P1D')
  const body = { signer_id: signers[0]?.id ?? '' }
  const { token } = await logInAgain(app, seller)
  const urged = await app.send(agreementsEndpoints.urgeSigner, { body }, { token })
  expect(urged.code).toBe(0)
  await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
  const before = mailsTo('chan@director.test')
  await app.drainEvents()
  expect(mailsTo('chan@director.test')).toBe(before)
})

test.each(locales)('a link opens the signing in the language of its mail: %s (N22)', async (locale) => {
  const seller = await sellerReadyToSign(app)
  const user = await findUser(app.deps.table, seller.userId)
  if (!user) throw new Error('the user is not there')
  await app.deps.table.write(replaceUser(app.deps.table, { ...user, locale }))
  await app.send(agreementsEndpoints.initiateSign, { body: {} }, seller)
  await app.drainEvents()
  const mail = app.outbox.newestTo('chan@director.test')
  expect(mail.text).toMatch(new RegExp(`/sign/[\\w-]+\\?lang=${locale}\\s`))
})
