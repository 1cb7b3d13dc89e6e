import { beforeEach, expect, test } from 'vitest'
import { findSuppressedAddress } from '../../../functions/data/suppression-list.ts'
import { createMailFeedbackHandler } from '../../../functions/events/mail-feedback.ts'
import { skipSuppressedAddresses } from '../../../functions/mails/skip-suppressed-addresses.ts'
import { deskOf } from '../../support/desk-of.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
beforeEach(() => {
  app.log.length = 0
})

const report = (detail: object) => ({ source: 'aws.ses', detail: { mail: { messageId: 'm' }, ...detail } })

const bounce = (emailAddress: string, bounceType: string) =>
  report({
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress, action: 'failed' }],
      feedbackId: `bounce of ${bounceType}`,
    },
  })

const complaint = (emailAddress: string) =>
  report({
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress }], feedbackId: 'complaint' },
  })

const hear = (event: unknown) => createMailFeedbackHandler(app.deps)(event)

/** Whether a mail to the address is sent. */
const isMailed = async (to: string) => {
  const { outbox, deps } = app
  const before = outbox.sent.length
  const messenger = skipSuppressedAddresses(outbox, deps.table, deps.log)
  await messenger.sendMail({ to, subject: 's', text: 't', html: 'h' })
  return outbox.sent.length > before
}

test.each([
  ['a bounce for good', (email: string) => bounce(email, 'Permanent'), false],
  ['a complaint', complaint, false],
  ['a bounce that may pass', (email: string) => bounce(email, 'Transient'), true],
  ['a bounce that nobody understands', (email: string) => bounce(email, 'Undetermined'), true],
])('after %s, mails to that address only are stopped or continue', async (what, event, goesOn) => {
  const email = `${what.replaceAll(' ', '-')}@shop.test`
  expect(await isMailed(email)).toBe(true)
  await hear(event(email))
  expect(await isMailed(email)).toBe(goesOn)
  // Spaces and upper case in the address make no difference.
  expect(await isMailed(` ${email.toUpperCase()}`)).toBe(goesOn)
  expect(await isMailed(`other-${email}`)).toBe(true)
})

test('a repeated report changes nothing, and a released address is mailed again', async () => {
  const email = 'lin@shop.test'
  await hear(bounce(email, 'Permanent'))
  const first = await findSuppressedAddress(app.deps.table, email)
  app.clock.advance('PT1H')
  await hear(complaint(email))
  await hear(bounce(email, 'Permanent'))
  expect(await findSuppressedAddress(app.deps.table, email)).toEqual(first)
  expect(first).toMatchObject({ why: 'bounced', feedbackId: 'bounce of Permanent' })
  const free = () =>
    deskOf(app.deps)({ action: 'email-resume', actor: 'ada', reason: 'she wrote to us', email })
  expect(await free()).toMatchObject({ ok: true, why: 'bounced' })
  expect(await isMailed(email)).toBe(true)
  expect(await free()).toMatchObject({ ok: false, reason: 'notFound' })
})

test.each([
  ['a bounce', (email: string) => bounce(email, 'Permanent'), 'bounced', /邮件被退回/],
  ['a complaint', complaint, 'complained', /标记为垃圾邮件/],
] as const)(
  'a user whose address is suppressed after %s is notified once by SMS, and the lender sees it',
  async (_what, event, why, words) => {
    const { email, phone, userId } = await signUpSeller(app)
    const sentMessages = () => app.outbox.sent.filter(({ to, text }) => to === phone && words.test(text))
    await Promise.all([hear(event(email.toUpperCase())), hear(event(email))])
    await hear(event(email))
    await app.drainEvents()
    expect(sentMessages()).toHaveLength(1)
    const desk = (action: string, fields: object) => deskOf(app.deps)({ action, actor: 'ada', ...fields })
    const since = app.deps.clock().toISOString()
    expect(await desk('user-show', { user: userId })).toMatchObject({ mailStop: { why, since } })
    await desk('email-resume', { email, reason: 'she wrote to us' })
    // The same report again, redriven from the dead-letter queue after the address was released.
    await hear(event(email))
    await app.drainEvents()
    expect(await desk('user-show', { user: userId })).toMatchObject({ mailStop: null })
    expect(sentMessages()).toHaveLength(1)
  },
)

test('SMS are sent regardless of mail suppression', async () => {
  await skipSuppressedAddresses(app.outbox, app.deps.table, app.deps.log).sendSms('+85291234567', 'code')
  expect(app.outbox.newestTo('+85291234567').text).toBe('code')
})

test('the log has the report without the recipient', async () => {
  const email = 'chen@shop.test'
  await hear(complaint(email))
  await isMailed(email)
  expect(app.log).toMatchObject([
    { level: 'info', message: 'mail feedback was dealt with', fields: { why: 'complained', stopped: 1 } },
    { level: 'info', message: 'a mail was not sent to a dead address', fields: { why: 'complained' } },
  ])
  expect(JSON.stringify(app.log)).not.toContain(email)
})

test('another message fails, and is kept as a dead letter', async () => {
  await expect(hear({ detail: { eventType: 'Open' } })).rejects.toThrow('eventType')
})
