import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { balancesOf } from '#shared/ledger/balances.ts'
import { exportFormats, readLedgerExport } from '#shared/ledger/ledger-export.ts'
import { readFacility } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { feeDocument } from '../../../support/fee-document.ts'
import { agreementNumber, storeAgreement } from '../../../support/store-agreement.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { packed, readPdf } from '../../documents/read-pdf.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const app = await useTestApp()
let facilityId: string
let companyId: string
beforeAll(async () => {
  const story = createRepaymentStory(app)
  const { seller, charge } = await story.sellerWithDueDrawdown()
  facilityId = seller.facilityId
  companyId = seller.companyId
  await storeAgreement(app.deps.table, companyId)
  const here = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
  await story.closeDay()
  const fileId = await feeDocument(app, seller)
  await callDesk(app, 'fee-charge', {
    facilityId,
    chargeId: charge.id,
    amount: '50.00',
    kind: 'bank',
    fileId,
    key: 'late',
  })
  const { payment_id: paymentId } = (await story.report(here, charge.id, '1350.00')).data
  await callDesk(app, 'repayment-post', { facilityId, paymentId })
  const again = (await story.report(here, charge.id, '500.00')).data.payment_id
  await callDesk(app, 'repayment-post', { facilityId, paymentId: again })
  await callDesk(app, 'posting-reverse', { facilityId, postingId: `repayment-received:${again}` })
})

describe('the export', () => {
  test.each(exportFormats)('as %s rebuilds the balances, and its checksum is of its text', async (format) => {
    const outcome = await callDesk(app, 'ledger-export', { facilityId, format })
    if (!outcome.ok) throw new Error(outcome.message)
    const { content, sha256, postings } = outcome as unknown as {
      content: string
      sha256: string
      postings: number
    }
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    const read = readLedgerExport(content, format)
    expect(read).toHaveLength(postings)
    expect(balancesOf(read)).toEqual((await readFacility(app, facilityId)).balances)
  })

  test('of no facility is refused', async () => {
    expect(await callDesk(app, 'ledger-export', { facilityId: 'none' })).toMatchObject({ reason: 'notFound' })
  })
})

describe('the statement', () => {
  const inEachLanguage: Record<Locale, readonly string[]> = {
    'zh-CN': [
      '对账单',
      '2027年2月1日至2027年2月10日',
      '应还本金',
      '收到还款',
      '冲回：收到还款',
      '逾期利息入账',
    ],
    'zh-TW': [
      '結單',
      '2027年2月1日至2027年2月10日',
      '應還本金',
      '收到還款',
      '沖回：收到還款',
      '逾期利息入帳',
    ],
    en: ['Statement of Account', '1 Feb 2027', 'Principal owed', 'Reversed: Repayment received'],
  }

  test.each(Object.keys(inEachLanguage) as Locale[])(
    'tells opening, movements and closing in %s, and is filed once',
    async (locale) => {
      const issue = () =>
        callDesk(app, 'statement-issue', { facilityId, from: '2027-02-01', to: '2027-02-10', locale })
      const outcomes = await Promise.all([issue(), issue()])
      const [first] = outcomes
      if (!first?.ok) throw new Error(first?.message)
      expect(outcomes.map((outcome) => outcome.ok && outcome['fileId'])).toEqual([
        first['fileId'],
        first['fileId'],
      ])
      const pdf = new Uint8Array(await (await fetch(String(first['url']))).arrayBuffer())
      expect(createHash('sha256').update(pdf).digest('hex')).toBe(first['sha256'])
      const { text } = await readPdf(pdf)
      for (const phrase of [
        ...inEachLanguage[locale],
        agreementNumber,
        '1662/2024',
        // Opened with 100,000.00 and 2,700.00; 50.00 fee, 300.00 overdue and 1,000.00 interest were paid.
        'GBP 100,000.00',
        'GBP 2,700.00',
        'GBP 1,700.00',
        'GBP 300.00',
        'GBP 50.00',
      ])
        expect(text).toContain(packed(phrase))
      expect(text).not.toContain(facilityId)
      expect(text).not.toContain('{')
      expect(text).not.toContain('undefined')
    },
  )

  test('of a period that lies ahead, or runs backwards, is refused', async () => {
    for (const period of [
      { from: '2027-02-01', to: '2027-02-11' },
      { from: '2027-02-02', to: '2027-02-01' },
      { from: '2027-02-30', to: '2027-03-01' },
    ])
      expect(await callDesk(app, 'statement-issue', { facilityId, ...period })).toMatchObject({
        reason: 'invalidInput',
      })
  })

  test('leaves an audit entry each, and a look by whoever is given the link to one that is filed', async () => {
    const { entries } = await deskResult(app, 'audit-list', { companyId })
    const issued = entries.filter(({ action }) => action === 'statement-issue')
    expect(issued.filter(({ isLook }) => !isLook)).toHaveLength(3)
    expect(issued.filter(({ isLook }) => isLook)).toHaveLength(3)
  })
})
