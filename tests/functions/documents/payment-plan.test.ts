import { describe, expect, test } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { supplementVersions } from '../../../functions/documents/agreement-version.ts'
import { type PaymentPlanData, paymentPlanText } from '../../../functions/documents/payment-plan.ts'
import { facilityAgreementData } from './document-data.ts'

type Differing = Pick<PaymentPlanData['drawdown'], 'isDeducted' | 'replacesWeeksUntil'>

const plan = (differing: Differing): PaymentPlanData => ({
  ...facilityAgreementData(),
  agreementNumber: 'PP-20270215-7K2M',
  agreementVersion: supplementVersions.plan,
  addsTo: { agreementId: 'fa', agreementNumber: 'FA-20261103-7K2M', agreementDate: '2026-11-03' },
  drawdown: {
    reference: 'BQ7K2M',
    drawdownDate: '2026-11-05',
    principalCents: 10_000_00,
    ratePercent: '10.83',
    ...differing,
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

const paragraphsOf = async (differing: Differing, locale: (typeof locales)[number]) =>
  (await paymentPlanText(plan(differing), locale)).clauses.flatMap(({ paragraphs }) => paragraphs)

describe.each(locales)('in %s, a plan states', (locale) => {
  test.each([
    ['of deductions', { isDeducted: true }, /扣收|deducted/],
    ['of shares of sales', { replacesWeeksUntil: '2027-05-04' }, /分成还款|銷售比例還款|share of sales/],
  ] as const)('%s only where there are any', async (_what, differing, words) => {
    const [plain, further] = [await paragraphsOf({}, locale), await paragraphsOf(differing, locale)]
    const added = further.filter((text) => !plain.includes(text))
    expect(further).toHaveLength(plain.length + 1)
    expect(added.join('')).toMatch(words)
    expect(further.join('')).not.toContain('{')
  })

  test('when the rest of a share of sales falls due after all', async () => {
    const further = await paragraphsOf({ replacesWeeksUntil: '2027-05-04' }, locale)
    expect(further.join('').replaceAll('\u00a0', ' ')).toMatch(/2027年5月4日|4 May 2027/)
  })
})
