import { deskOf } from '../../support/desk-of.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const tell = (app: TestApp, seller: Seller, attempts: readonly (readonly [string, object])[]) =>
  watchTraces(app, { seller }, async () => {
    for (const [action, fields] of attempts) {
      const desk = deskOf(app.deps)
      const proposed = await desk({ action, actor: 'mallory', reason: 'campaign', ...fields })
      if (proposed.ok)
        await desk({ action: 'proposal-approve', actor: 'mallory', proposalId: proposed['proposalId'] })
    }
  })

const words = (text: string) => ({
  titleZhCn: '还款',
  contentZhCn: '还款方式有变。',
  titleZhTw: '還款',
  contentZhTw: '還款方式有變。',
  titleEn: 'Repayments',
  contentEn: text,
})

/** Attacks by a single employee of the lender, by their rows in `docs/attacks.md`. */
export const lenderEmployeeAttacks: Attacks = {
  'marketing, alone: to announce another repayment account or a phishing site to every seller': async (app) =>
    tell(app, await signUpSeller(app), [
      ['announcement-publish', { id: 'account', ...words('Our account is now 012-345678-838.') }],
      ['announcement-publish', { id: 'site', ...words('Log in again at portal.evil.test') }],
      ['announcement-publish', { id: 'vague', ...words('See your messages.') }],
    ]),
  'marketing, alone: to issue red packets that make a loan free of interest': async (app) => {
    const packets = { type: 'coupon', currency: 'HKD', expiresOn: '2099-12-31' }
    return tell(app, await signUpSeller(app), [
      ['red-packet-issue', { ...packets, id: 'loan', amount: '1000000.00', quantity: '10000' }],
      ['red-packet-issue', { ...packets, id: 'gift', amount: '500.00', quantity: '10' }],
    ])
  },
  'credit, alone: to enter a rate that is shown as published': async (app) =>
    tell(app, await signUpSeller(app), [
      ['sofr-set', { date: '2099-12-31', percent: '-5' }],
      ['sofr-set', { date: '2026-10-28', percent: '19.00' }],
      ['sofr-set', { date: '2026-10-28', percent: '4.30' }],
    ]),
}
