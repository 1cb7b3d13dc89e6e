import { expect, test } from 'vitest'
import { addDays, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { remindOfReviews } from '../../../functions/jobs/review-reminders.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

/** A seller with a facility of 98,000.00 whose review is in a given number of days, at a time before noon. */
const sellerReviewedIn = async (days: number): Promise<SellerWithFacility & { reviewDate: string }> => {
  const today = businessDate(app.clock.now())
  app.clock.set(new Date(startOfDay(today).getTime() + 11 * 3_600_000).toISOString())
  const seller = await buildFacility(app, { limitCents: 98_000_00 })
  const reviewDate = addDays(today, days)
  await renewUntil(seller, reviewDate)
  return { ...seller, reviewDate }
}

const renewUntil = ({ facilityId }: SellerWithFacility, reviewDate: string) =>
  callDesk(app, 'facility-renew', { facilityId, reviewDate })

const mailsTo = ({ email }: SellerWithFacility) =>
  app.outbox.sent.filter(({ to, subject }) => to === email && /额度/.test(subject ?? ''))

const remind = async () => {
  await remindOfReviews(app.deps)
  await app.drainEvents()
}

test('thirty days before the review a seller is notified once of the date, the limit and where to request a renewal', async () => {
  const tooEarly = await sellerReviewedIn(31)
  const seller = await sellerReviewedIn(30)
  const now = app.clock.now()
  app.clock.set(startOfDay(businessDate(now)).toISOString())
  await remind()
  expect(mailsTo(seller), 'by night').toEqual([])
  app.clock.set(now.toISOString())
  await remind()
  await remind()
  const [mail, ...more] = mailsTo(seller)
  expect(more).toEqual([])
  const [year, month, day] = seller.reviewDate.split('-').map(Number)
  const date = `${year}年${month}月${day}日`
  expect(mail?.subject).toBe(`【明岸】您的额度将于 ${date} 到期，请申请续期`)
  for (const part of ['98,000.00', date, '申请续期', '/facility']) expect(mail?.text).toContain(part)
  expect(mailsTo(tooEarly)).toEqual([])
})

test('a review postponed before the mail is sent is not notified', async () => {
  const seller = await sellerReviewedIn(30)
  await remindOfReviews(app.deps)
  await renewUntil(seller, addDays(seller.reviewDate, 200))
  await app.drainEvents()
  expect(mailsTo(seller)).toEqual([])
})

test('a closed facility is notified as closed, and no longer of its review', async () => {
  const seller = await sellerReviewedIn(30)
  const { facilityId } = seller
  expect(await callDesk(app, 'facility-close', { facilityId })).toMatchObject({ status: 'closed' })
  await remind()
  expect(mailsTo(seller).map(({ subject }) => subject)).toEqual(['【明岸】您的额度已关闭'])
  expect(mailsTo(seller)[0]?.text).toContain('您没有未还的款项')
})
