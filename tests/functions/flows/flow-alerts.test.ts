import { expect, test } from 'vitest'
import { listDrawdowns, replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { requestNightlyRatings } from '../../../functions/jobs/nightly-risk-rating.ts'
import { deskOf } from '../../support/desk-of.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { type BilledCompany, buildBills } from '../desk/payments/build-bills.ts'
import { type WrittenLine, writeCamt } from '../desk/payments/statements/write-statements.ts'

const app = await useTestApp()
const companies = await buildBills(app, 6)

const nextCompany = (): BilledCompany => present(companies.pop())

let read = 0
/** Reads a line in and books it to a bill of the company, which drains its events. */
const pay = async (
  { facilityId, bills }: BilledCompany,
  bill: 0 | 1,
  line: Partial<WrittenLine> = {},
): Promise<string> => {
  const text = `paid ${++read}`
  const file = writeCamt({
    lines: [{ day: '2027-01-31', cents: 100_00 + read, payer: 'Somebody', ...line, text }],
    number: `F${read}`,
  })
  await callDesk(app, 'statement-read', { file: Buffer.from(file).toString('base64'), actor: 'reader' })
  const { lines } = await deskResult(app, 'statement-line-list', { limit: 200 })
  const lineId = lines.find((each) => each.text.includes(text))?.lineId ?? ''
  const booked = await callDesk(app, 'statement-line-match', {
    lineId,
    targets: [{ kind: 'charge', facilityId, id: bills[bill].chargeId }],
  })
  expect(booked).toMatchObject({ ok: true })
  await app.drainEvents()
  return lineId
}

interface Alert {
  alertId: string
  companyId: string
  flowRule: string
}
const waiting = async ({ companyId }: BilledCompany): Promise<Alert[]> => {
  const outcome = await deskResult(app, 'flow-alert-list', { limit: 50 })
  return outcome.waiting.filter((each) => each.companyId === companyId)
}
const decide = ({ companyId }: BilledCompany, alertId: string, flowFinding: string) =>
  callDesk(app, 'flow-alert-decide', { companyId, alertId, flowFinding, reason: 'called the owner' })

const as = (roles: string[], action: string, fields: object = {}) =>
  deskOf(app.deps)({ action, actor: 'hedy', roles, ...fields })

test('a payer who is not the borrower raises one alert, which is remembered once it is decided (A11)', async () => {
  const company = nextCompany()
  await pay(company, 0, { payer: company.name })
  expect(await waiting(company)).toEqual([])
  await pay(company, 0, { payer: 'WONG SIU MING' })
  const [alert, ...others] = await waiting(company)
  expect(alert).toMatchObject({ flowRule: 'otherPayer', payerName: 'WONG SIU MING', lines: 1 })
  expect(others).toEqual([])
  await pay(company, 1, { payer: 'Wong Siu Ming' })
  expect(await waiting(company)).toHaveLength(1)
  const { alertId } = alert as Alert
  expect(await decide(company, alertId, 'explained')).toMatchObject({ flowAlertStatus: 'explained' })
  expect(await decide(company, alertId, 'suspicion')).toMatchObject({ ok: false, reason: 'wrongState' })
  await pay(company, 1, { payer: 'WONG SIU MING' })
  expect(await waiting(company)).toEqual([])
  expect(await callDesk(app, 'flow-alert-show', { companyId: company.companyId })).toMatchObject({
    alerts: [
      { alertId, flowAlertStatus: 'explained', reason: 'called the owner', lineIds: [expect.any(String)] },
    ],
  })
})

test('an open alert raises the rating, and a decided one no more, whatever was decided', async () => {
  const company = nextCompany()
  await pay(company, 0, { payer: 'LEE KA FAI' })
  const rated = () => callDesk(app, 'risk-rating-show', { companyId: company.companyId })
  expect(await rated()).toMatchObject({
    reasons: expect.arrayContaining([{ reason: 'flowAlerts', count: 1, countries: [] }]),
  })
  const [alert] = await waiting(company)
  await decide(company, alert?.alertId ?? '', 'suspicion')
  expect(JSON.stringify(await rated())).not.toContain('flowAlerts')
})

test('nobody without compliance reads an alert from the reasons of the rating', async () => {
  const { companyId, ...company } = nextCompany()
  await pay({ companyId, ...company }, 0, { payer: 'CHOW TAI MAN' })
  expect(
    await callDesk(app, 'risk-rating-override', { companyId, riskRating: 'high', reason: 'cash business' }),
  ).toMatchObject({ ok: true })
  const reasonsOf = async (roles: string[]) => {
    const [{ reasons }, { ratingReasons }] = (await Promise.all([
      as(roles, 'risk-rating-show', { companyId }),
      as(roles, 'company-exposure', { companyId }),
    ])) as unknown as [{ reasons: unknown }, { ratingReasons: unknown }]
    return JSON.stringify([reasons, ratingReasons])
  }
  expect((await reasonsOf(['compliance', 'reviewer'])).match(/flowAlerts/g)).toHaveLength(2)
  expect(await reasonsOf(['reviewer', 'credit', 'auditor'])).toBe('[[],[]]')
})

test('a payout that is booked after its repayment is compared at night', async () => {
  const company = nextCompany()
  const { table } = app.deps
  const first = present(
    (await listDrawdowns(table, company.companyId, { limit: 20 })).items.filter(
      ({ drawdownId }) => drawdownId === company.bills[0].drawdownId,
    )[0],
  )
  await pay(company, 0, { payer: company.name, cents: company.bills[0].cents })
  expect(await waiting(company)).toEqual([])
  const paidLater = { ...first, price: { ...first.price, drawdownDate: '2027-01-29' } }
  expect(
    await table.write(replaceDrawdown(table, { ...paidLater, version: first.version + 1 })),
  ).toBeDefined()
  await requestNightlyRatings(app.deps)
  await app.drainEvents()
  expect((await waiting(company)).map(({ flowRule }) => flowRule)).toContain('repaidQuickly')
})

test('nobody without compliance lists, shows or decides alerts, or finds their audit', async () => {
  const company = nextCompany()
  await pay(company, 0, { payer: 'NG WAI LAM' })
  const [alert] = await waiting(company)
  const { alertId } = alert as Alert
  const others = ['reviewer', 'credit', 'payments', 'support', 'marketing', 'auditor']
  for (const [action, fields] of [
    ['flow-alert-list', {}],
    ['flow-alert-show', { companyId: company.companyId }],
    [
      'flow-alert-decide',
      { companyId: company.companyId, alertId, flowFinding: 'suspicion', reason: 'x y z' },
    ],
    ['confidential-audit-list', {}],
  ] as const)
    expect(await as(others, action, fields)).toMatchObject({ ok: false, reason: 'forbidden' })
  await decide(company, alertId, 'suspicion')
  for (const [action, fields] of [
    ['audit-list', { limit: 200 }],
    ['audit-list', { limit: 200, looks: true }],
    ['audit-list', { companyId: company.companyId, limit: 200, looks: true }],
    ['audit-export', { limit: 200 }],
    ['company-history', { companyId: company.companyId, limit: 200 }],
  ] as const) {
    const told = JSON.stringify(await as(others, action, fields))
    expect(told).toContain('"ok":true')
    expect(told).not.toContain('flow-alert')
    expect(told).not.toContain(alertId)
  }
  const { entries } = (await as(['compliance'], 'confidential-audit-list')) as unknown as {
    entries: { action: string; companyId: string; reason: string }[]
  }
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'flow-alert-decide',
      companyId: company.companyId,
      reason: 'called the owner',
    }),
  )
})
