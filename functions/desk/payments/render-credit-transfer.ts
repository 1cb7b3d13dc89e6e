import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'

/** A bank account with its holder. */
export interface TransferParty {
  name: string
  /** In the bank's form: an IBAN, or a number of its own. */
  accountNumber: string
  bic: string
  bankName?: string
}

export interface CreditTransfer {
  endToEndId: string
  currency: Currency
  amountCents: Cents
  creditor: TransferParty
  /** The remittance information for the creditor. */
  remittance: string
}

export interface CreditTransferFile {
  messageId: string
  /** ISO, UTC. */
  createdAt: string
  executionDate: BusinessDate
  debtor: TransferParty
  transfers: readonly CreditTransfer[]
}

/** The maximum lengths in the message definition. */
const longest = { name: 140, account: 34, remittance: 140 } as const

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A name may be in any script: we do not transliterate. Characters that XML cannot contain are dropped. */
const textOf = (text: string, length: number): string =>
  Array.from(text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').trim())
    .slice(0, length)
    .join('')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

const tag = (name: string, ...content: string[]): string => `<${name}>${content.join('')}</${name}>`

/** ISO 13616: the check digits make the number 1 modulo 97. */
const isIban = (number: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false
  const digits = `${number.slice(4)}${number.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

const accountOf = (
  element: 'DbtrAcct' | 'CdtrAcct',
  { accountNumber }: TransferParty,
  currency: Currency,
) => {
  const number = accountNumber
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longest.account)
  const id = isIban(number) ? tag('IBAN', number) : tag('Othr', tag('Id', number))
  return tag(element, tag('Id', id), tag('Ccy', currency))
}

const agentOf = (element: 'DbtrAgt' | 'CdtrAgt', { bic, bankName }: TransferParty): string =>
  tag(
    element,
    tag('FinInstnId', tag('BICFI', bic), ...(bankName ? [tag('Nm', textOf(bankName, longest.name))] : [])),
  )

const nameOf = (element: 'InitgPty' | 'Dbtr' | 'Cdtr', { name }: TransferParty): string =>
  tag(element, tag('Nm', textOf(name, longest.name)))

const sumOf = (transfers: readonly CreditTransfer[]): Cents =>
  transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)

const totals = (transfers: readonly CreditTransfer[]): string[] => [
  tag('NbOfTxs', String(transfers.length)),
  tag('CtrlSum', decimalFromCents(sumOf(transfers))),
]

const transferOf = ({ endToEndId, currency, amountCents, creditor, remittance }: CreditTransfer): string =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', endToEndId)),
    tag('Amt', `<InstdAmt Ccy="${currency}">${decimalFromCents(amountCents)}</InstdAmt>`),
    agentOf('CdtrAgt', creditor),
    nameOf('Cdtr', creditor),
    accountOf('CdtrAcct', creditor, currency),
    tag('RmtInf', tag('Ustrd', textOf(remittance, longest.remittance))),
  )

/**
 * A customer credit transfer initiation, pain.001.001.09 of ISO 20022: a payment information block for each currency.
 * Elements follow the order of the message definition.
 */
export const renderCreditTransfer = (file: CreditTransferFile): string => {
  const { messageId, createdAt, executionDate, debtor, transfers } = file
  const blocks = [...Map.groupBy(transfers, ({ currency }) => currency)].map(([currency, ofCurrency]) =>
    tag(
      'PmtInf',
      tag('PmtInfId', `${messageId}-${currency}`),
      tag('PmtMtd', 'TRF'),
      ...totals(ofCurrency),
      tag('ReqdExctnDt', tag('Dt', executionDate)),
      nameOf('Dbtr', debtor),
      accountOf('DbtrAcct', debtor, currency),
      agentOf('DbtrAgt', debtor),
      // Shared charges: the creditor is sent the agreed amount.
      tag('ChrgBr', 'SHAR'),
      ...ofCurrency.map(transferOf),
    ),
  )
  const header = tag(
    'GrpHdr',
    tag('MsgId', messageId),
    tag('CreDtTm', createdAt),
    ...totals(transfers),
    nameOf('InitgPty', debtor),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${tag('CstmrCdtTrfInitn', header, ...blocks)}</Document>\n`
}
