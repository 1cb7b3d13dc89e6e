import { describe, expect, test } from 'vitest'
import type { PaymentFileSettings } from '#shared/drawdown/payment-file-settings.ts'
import { fitTransfer } from '../../../../functions/desk/payments/fit-transfer.ts'
import {
  type CreditTransfer,
  renderCreditTransfer,
} from '../../../../functions/desk/payments/render-credit-transfer.ts'
import {
  allAt,
  parseXml,
  textAt,
  type XmlElement,
} from '../../../../functions/desk/payments/statements/xml-tree.ts'
import { elementsOf, textsOf } from './pain-001-definition.ts'

const transfer = (changes: Partial<CreditTransfer> = {}): CreditTransfer => ({
  endToEndId: '20270104021000000-4829134471',
  currency: 'GBP',
  amountCents: 9_950_00,
  creditor: {
    name: 'Lantern <Street> & "Sons"',
    accountNumber: '012-345678-838',
    bic: 'HSBCHKHHHKH',
    bankName: 'HSBC',
  },
  remittance: 'Drawdown 20270104021000000-4829134471',
  ...changes,
})

const render = (transfers: CreditTransfer[], settings?: PaymentFileSettings) =>
  renderCreditTransfer({
    messageId: 'PB-3f0c9a1b2c4d5e6f7a8b',
    createdAt: '2027-01-04T02:10:00.000Z',
    executionDate: '2027-01-05',
    debtor: { name: 'Brightquay Finance Limited', accountNumber: '123-456789-000', bic: 'TESTHKHH' },
    transfers,
    ...(settings ? { settings } : {}),
  })

/** The deviations of an element from the message definition. */
const wrongIn = (element: XmlElement, version: '03' | '09' = '09'): string[] => {
  const { name, children, text } = element
  const isOwn = textsOf[name]?.test(text.trim()) ?? true
  const order = elementsOf[version][name]?.split(' ')
  if (!order) return isOwn ? [] : [`${name}: ${text}`]
  const pattern = new RegExp(
    `^${order
      .map((each) => {
        const many = each.endsWith('*')
        const optional = each.includes('?')
        return `(?:${each.replace(/[?*]/g, '')} )${many ? (optional ? '*' : '+') : optional ? '?' : ''}`
      })
      .join('')}$`,
  )
  const names = children.map((child) => `${child.name} `).join('')
  return [
    ...(pattern.test(names) ? [] : [`${name} has ${names}`]),
    ...children.flatMap((child) => wrongIn(child, version)),
  ]
}

const several = [
  transfer(),
  transfer({
    endToEndId: 'second',
    amountCents: 1,
    creditor: { ...transfer().creditor, name: '灯街贸易有限公司' },
  }),
  transfer({
    endToEndId: 'third',
    currency: 'EUR',
    amountCents: 7_000_10,
    creditor: { ...transfer().creditor, accountNumber: 'GB29 NWBK 6016 1331 9268 19' },
  }),
]

test('a file has the elements of the message definition, in its order', () => {
  const document = parseXml(render(several))
  expect(document.namespace).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  expect(wrongIn(document)).toEqual([])
  // The validation detects errors.
  expect(wrongIn(parseXml(render(several).replace('<PmtMtd>TRF</PmtMtd>', '')))).toHaveLength(1)
  expect(wrongIn(parseXml(render(several).replaceAll('TESTHKHH', 'TEST')))).toEqual([
    'BICFI: TEST',
    'BICFI: TEST',
  ])
})

test('a currency has a block of its own, with its count and sum', () => {
  const root = allAt(parseXml(render(several)), 'CstmrCdtTrfInitn')[0]
  if (!root) throw new Error('no message')
  expect([textAt(root, 'GrpHdr/NbOfTxs'), textAt(root, 'GrpHdr/CtrlSum')]).toEqual(['3', '16950.11'])
  expect(
    allAt(root, 'PmtInf').map((block) => [
      textAt(block, 'PmtInfId'),
      textAt(block, 'NbOfTxs'),
      textAt(block, 'CtrlSum'),
      textAt(block, 'DbtrAcct/Ccy'),
    ]),
  ).toEqual([
    ['PB-3f0c9a1b2c4d5e6f7a8b-GBP', '2', '9950.01', 'GBP'],
    ['PB-3f0c9a1b2c4d5e6f7a8b-EUR', '1', '7000.10', 'EUR'],
  ])
})

test('names stay in their script, and what XML would misread is written so that it does not', () => {
  const names = allAt(parseXml(render(several)), 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/Cdtr/Nm')
  expect(names.map(({ text }) => text)).toEqual([
    'Lantern <Street> & "Sons"',
    '灯街贸易有限公司',
    'Lantern <Street> & "Sons"',
  ])
  const odd = transfer({ creditor: { ...transfer().creditor, name: `\u0000${'燈'.repeat(200)}` } })
  expect(textAt(parseXml(render([odd])), 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/Cdtr/Nm')).toBe(
    '燈'.repeat(140),
  )
})

test('an IBAN is told as one, any other number as the bank has it', () => {
  const accounts = allAt(parseXml(render(several)), 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/CdtrAcct/Id')
  expect(accounts.map((each) => [textAt(each, 'IBAN'), textAt(each, 'Othr/Id')])).toEqual([
    ['', '012345678838'],
    ['', '012345678838'],
    ['GB29NWBK60161331926819', ''],
  ])
})

describe('the variants of banks in Hong Kong', () => {
  const routes = {
    FPS: { localInstrument: { proprietary: 'FPS' } },
    CHATS: { serviceLevel: { code: 'URGP' } },
    crossBorder: { serviceLevel: { code: 'NURG' }, purpose: { code: 'LOAN' } },
  }
  const payee = (bic: string) => ({ ...transfer().creditor, bic })
  const routed = [
    transfer({ currency: 'HKD', route: 'FPS' }),
    transfer({ endToEndId: 'second', currency: 'HKD', route: 'CHATS' }),
    transfer({ endToEndId: 'third', currency: 'USD', creditor: payee('CITIUS33'), route: 'crossBorder' }),
  ]

  test.each(['03', '09'] as const)('have the elements of version %s, in its order', (version) => {
    const document = parseXml(render(routed, { version, characters: 'swift', routes }))
    expect(document.namespace).toBe(`urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`)
    expect(wrongIn(document, version)).toEqual([])
    // The file of one version is invalid in the other.
    expect(wrongIn(document, version === '03' ? '09' : '03')).not.toEqual([])
    const blocks = allAt(document, 'CstmrCdtTrfInitn/PmtInf')
    expect(
      blocks.map((block) => [
        textAt(block, 'PmtInfId').slice(24),
        textAt(block, 'PmtTpInf/SvcLvl/Cd'),
        textAt(block, 'PmtTpInf/LclInstrm/Prtry'),
        textAt(block, 'CdtTrfTxInf/Purp/Cd'),
        textAt(block, 'NbOfTxs'),
      ]),
    ).toEqual([
      ['HKD-FPS', '', 'FPS', '', '1'],
      ['HKD-CHATS', 'URGP', '', '', '1'],
      ['USD-XB', 'NURG', '', 'LOAN', '1'],
    ])
  })

  test('no text is empty, and no account number shortened', () => {
    for (const name of ['', '   ', '\u0001'])
      expect(() => render([transfer({ creditor: { ...transfer().creditor, name } })])).toThrow(
        /no empty text/,
      )
    for (const accountNumber of ['', '-', '1'.repeat(35)])
      expect(() => render([transfer({ creditor: { ...transfer().creditor, accountNumber } })])).toThrow(
        /does not fit/,
      )
  })
})

describe('a transfer is fitted to the bank', () => {
  const swift: PaymentFileSettings = { version: '03', characters: 'swift' }
  const chinese = transfer({
    creditor: { ...transfer().creditor, name: '灯街贸易有限公司', bankName: '香港上海汇丰银行' },
  })

  test('that takes no Chinese by the name of the account, else by the registered English one, else not at all', () => {
    const company = { registerNameEn: 'Lantern Street & Söhne Ltd', registerNameCn: '灯街贸易有限公司' }
    const fitted = fitTransfer(chinese, company, swift)
    expect(fitted).toMatchObject({
      ok: true,
      transfer: { creditor: { name: 'Lantern Street and Sohne Ltd' } },
    })
    expect(fitted.ok && 'bankName' in fitted.transfer.creditor).toBe(false)
    expect(fitTransfer(transfer(), company, swift)).toMatchObject({
      transfer: { creditor: { name: "Lantern Street and 'Sons'", bankName: 'HSBC' } },
    })
    expect(fitTransfer(chinese, { registerNameCn: '灯街贸易有限公司' }, swift)).toMatchObject({
      ok: false,
      message: expect.stringContaining('takes no Chinese'),
    })
    expect(fitTransfer(chinese, company, { version: '09', characters: 'any' })).toMatchObject({
      transfer: { creditor: { name: '灯街贸易有限公司' } },
    })
  })

  test('never without a name, an account number that fits, a BIC of its version or an offered route', () => {
    const blank = transfer({ creditor: { ...transfer().creditor, name: ' - ' } })
    expect(fitTransfer(blank, {}, { version: '09', characters: 'any' })).toMatchObject({ ok: false })
    const long = transfer({ creditor: { ...transfer().creditor, accountNumber: '1'.repeat(35) } })
    expect(fitTransfer(long, {}, swift)).toMatchObject({ ok: false })
    const digits = transfer({ creditor: { ...transfer().creditor, bic: '1234HKHH' } })
    expect(fitTransfer(digits, {}, swift)).toMatchObject({ message: expect.stringContaining('1234HKHH') })
    const offered: PaymentFileSettings = { ...swift, routes: { FPS: { maxAmount: '1000.00' } } }
    expect(fitTransfer(transfer(), {}, offered)).toMatchObject({
      message: expect.stringContaining('no route'),
    })
    const local = transfer({ currency: 'HKD', amountCents: 1000_00 })
    expect(fitTransfer(local, {}, offered)).toMatchObject({ transfer: { route: 'FPS' } })
    expect(fitTransfer({ ...local, amountCents: 1000_01 }, {}, offered)).toMatchObject({ ok: false })
  })
})
