import {
  defaultPaymentFile,
  type PaymentCode,
  type PaymentFileSettings,
} from '#shared/drawdown/payment-file-settings.ts'
import { blockIdOf, type TransferRoute } from '#shared/drawdown/transfer-route.ts'
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
  /** Absent where the bank chooses. */
  route?: TransferRoute
}

export interface CreditTransferFile {
  messageId: string
  /** ISO, UTC. */
  createdAt: string
  executionDate: BusinessDate
  debtor: TransferParty
  transfers: readonly CreditTransfer[]
  settings?: PaymentFileSettings
}

/** The maximum lengths in the message definition. */
const longest = { name: 140, account: 34, remittance: 140 } as const

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML cannot contain are dropped. Throws if nothing remains: no element may be empty. */
const textOf = (text: string, length: number): string => {
  const written = Array.from(
    text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').trim(),
  )
    .slice(0, length)
    .join('')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
  if (written.trim() === '') throw new Error('a payment file may have no empty text')
  return written
}

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
  const number = accountNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  // A shortened number would be another account.
  if (number === '' || number.length > longest.account) throw new Error('an account number does not fit')
  const id = isIban(number) ? tag('IBAN', number) : tag('Othr', tag('Id', number))
  return tag(element, tag('Id', id), tag('Ccy', currency))
}

type Version = PaymentFileSettings['version']

const agentOf = (
  element: 'DbtrAgt' | 'CdtrAgt',
  { bic, bankName }: TransferParty,
  version: Version,
): string =>
  tag(
    element,
    tag(
      'FinInstnId',
      tag(version === '03' ? 'BIC' : 'BICFI', bic),
      ...(bankName ? [tag('Nm', textOf(bankName, longest.name))] : []),
    ),
  )

const nameOf = (element: 'InitgPty' | 'Dbtr' | 'Cdtr', { name }: TransferParty): string =>
  tag(element, tag('Nm', textOf(name, longest.name)))

const sumOf = (transfers: readonly CreditTransfer[]): Cents =>
  transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)

const totals = (transfers: readonly CreditTransfer[]): string[] => [
  tag('NbOfTxs', String(transfers.length)),
  tag('CtrlSum', decimalFromCents(sumOf(transfers))),
]

const codeOf = (element: 'SvcLvl' | 'LclInstrm' | 'Purp', given: PaymentCode | undefined): string[] =>
  given ? [tag(element, 'code' in given ? tag('Cd', given.code) : tag('Prtry', given.proprietary))] : []

/** The payment type information of a route; none where the bank chooses. */
const typeOf = (route: TransferRoute | undefined, { routes }: PaymentFileSettings): string[] => {
  const { serviceLevel, localInstrument } = (route && routes?.[route]) ?? {}
  const content = [...codeOf('SvcLvl', serviceLevel), ...codeOf('LclInstrm', localInstrument)]
  return content.length > 0 ? [tag('PmtTpInf', ...content)] : []
}

const transferOf = (transfer: CreditTransfer, { version, routes }: PaymentFileSettings): string => {
  const { endToEndId, currency, amountCents, creditor, remittance, route } = transfer
  return tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', endToEndId)),
    tag('Amt', `<InstdAmt Ccy="${currency}">${decimalFromCents(amountCents)}</InstdAmt>`),
    agentOf('CdtrAgt', creditor, version),
    nameOf('Cdtr', creditor),
    accountOf('CdtrAcct', creditor, currency),
    ...codeOf('Purp', route && routes?.[route]?.purpose),
    tag('RmtInf', tag('Ustrd', textOf(remittance, longest.remittance))),
  )
}

/**
 * A customer credit transfer initiation of ISO 20022, pain.001.001.03 or .09: a payment information block for each
 * currency and route. Elements follow the order of the message definition.
 */
export const renderCreditTransfer = (file: CreditTransferFile): string => {
  const { messageId, createdAt, executionDate, debtor, transfers, settings = defaultPaymentFile } = file
  const { version } = settings
  const blocks = [
    ...Map.groupBy(transfers, ({ currency, route }) => blockIdOf(messageId, currency, route)),
  ].flatMap(([blockId, ofBlock]) => {
    const [first] = ofBlock
    return first
      ? tag(
          'PmtInf',
          tag('PmtInfId', blockId),
          tag('PmtMtd', 'TRF'),
          ...totals(ofBlock),
          ...typeOf(first.route, settings),
          tag('ReqdExctnDt', version === '03' ? executionDate : tag('Dt', executionDate)),
          nameOf('Dbtr', debtor),
          accountOf('DbtrAcct', debtor, first.currency),
          agentOf('DbtrAgt', debtor, version),
          // Shared charges: the creditor is sent the agreed amount.
          tag('ChrgBr', 'SHAR'),
          ...ofBlock.map((transfer) => transferOf(transfer, settings)),
        )
      : []
  })
  const header = tag(
    'GrpHdr',
    tag('MsgId', messageId),
    tag('CreDtTm', createdAt),
    ...totals(transfers),
    nameOf('InitgPty', debtor),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}">${tag('CstmrCdtTrfInitn', header, ...blocks)}</Document>\n`
}
