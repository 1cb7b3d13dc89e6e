import { expect, test } from 'vitest'
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

const render = (transfers: CreditTransfer[]) =>
  renderCreditTransfer({
    messageId: 'PB20270104021000000-482913',
    createdAt: '2027-01-04T02:10:00.000Z',
    executionDate: '2027-01-05',
    debtor: { name: 'Brightquay Finance Limited', accountNumber: '123-456789-000', bic: 'TESTHKHH' },
    transfers,
  })

/** The deviations of an element from the message definition. */
const wrongIn = (element: XmlElement): string[] => {
  const { name, children, text } = element
  const isOwn = textsOf[name]?.test(text.trim()) ?? true
  const order = elementsOf[name]?.split(' ')
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
  return [...(pattern.test(names) ? [] : [`${name} has ${names}`]), ...children.flatMap(wrongIn)]
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
    ['PB20270104021000000-482913-GBP', '2', '9950.01', 'GBP'],
    ['PB20270104021000000-482913-EUR', '1', '7000.10', 'EUR'],
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
