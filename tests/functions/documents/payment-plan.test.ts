import { expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { supplementVersions } from '../../../functions/documents/agreement-version.ts'
import { type PaymentPlanData, paymentPlanText } from '../../../functions/documents/payment-plan.ts'
import { facilityAgreementData } from './document-data.ts'

const plan = (isDeducted: boolean): PaymentPlanData => ({
  ...facilityAgreementData(),
  agreementNumber: 'PP-20270215-7K2M',
  agreementVersion: supplementVersions.plan,
  addsTo: { agreementId: 'fa', agreementNumber: 'FA-20261103-7K2M', agreementDate: '2026-11-03' },
  drawdown: {
    reference: 'BQ7K2M',
    drawdownDate: '2026-11-05',
    principalCents: 10_000_00,
    ratePercent: '10.83',
    ...(isDeducted ? { isDeducted } : {}),
  },
  currency: 'USD',
  from: '2027-02-15',
  interest: 'asAgreed',
  instalments: [{ dueDate: '2027-03-01', amountCents: 10_270_00 }],
  owedCents: 10_270_00,
  interestCents: 0,
  grace: { graceDays: 3 },
  lapsesAt: '2027-02-28T16:00:00.000Z',
})

const paragraphsOf = async (isDeducted: boolean, locale: (typeof locales)[number]) =>
  (await paymentPlanText(plan(isDeducted), locale)).clauses.flatMap(({ paragraphs }) => paragraphs)

test.each(locales)('in %s, a plan tells of deductions only where there are any', async (locale) => {
  const [transferred, deducted] = [await paragraphsOf(false, locale), await paragraphsOf(true, locale)]
  const added = deducted.filter((text) => !transferred.includes(text))
  expect(deducted).toHaveLength(transferred.length + 1)
  expect(added.join('')).toMatch(/扣收|deducted/)
  expect(deducted.join('')).not.toContain('{')
})
