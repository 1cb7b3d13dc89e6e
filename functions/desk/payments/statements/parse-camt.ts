import type { Currency } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type BankLine,
  type BankStatement,
  checkCount,
  checkLength,
  currencyCode,
  maxTextLength,
  readCents,
  readCurrency,
  readDay,
  statedDays,
  UnreadableStatement,
} from './bank-statement.ts'
import { allAt, parseXml, textAt, type XmlElement } from './xml-tree.ts'

/** Bank-to-customer messages; SWIFT has its own namespace for the same schemas. */
const namespace = /^urn:(?:iso:std:iso:20022:tech|swift):xsd:camt\.05[234]\.001\.(?:0[2-9]|1[0-3])$/

const signOf = (element: XmlElement, what: string): 1 | -1 => {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === 'CRDT') return 1
  if (indicator === 'DBIT') return -1
  throw new UnreadableStatement(`${what} is neither a credit nor a debit`)
}

const centsOf = (amount: XmlElement | undefined, currency: Currency, what: string): number => {
  const given = amount?.attributes['Ccy']
  if (!amount || currencyCode(given ?? '') !== currency)
    throw new UnreadableStatement(`${what} is in ${given ?? 'no currency'}, and the account in ${currency}`)
  return decimalCents(amount, what)
}

/** The schema lets a decimal have a sign and leading zeros, or nothing before the point. */
const decimalCents = (amount: XmlElement, what: string): number =>
  readCents(
    amount.text
      .trim()
      .replace(/^\+?0*(?=\d)/, '')
      .replace(/^\+?\.(?=\d)/, '0.'),
    '.',
    what,
  )

/** The date in Hong Kong of a time with an offset; a time without one is the bank's own. */
const dayOf = (element: XmlElement, name: string): string => {
  const text = textAt(element, `${name}/Dt`, `${name}/DtTm`)
  const hasOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  return hasOffset && !Number.isNaN(Date.parse(text)) ? businessDate(new Date(text)) : text.slice(0, 10)
}

const missingBalance = (what: string, codes: readonly string[]): UnreadableStatement =>
  new UnreadableStatement(
    `the statement has no ${what} balance (${codes.join(' or ')}), without which nothing proves that it is complete: read the bank’s statement of the day`,
  )

const openingCodes = ['OPBD', 'PRCD']

/** Some banks have ISO's codes as their own. */
const codeOf = (balance: XmlElement): string => textAt(balance, 'Tp/CdOrPrtry/Cd', 'Tp/CdOrPrtry/Prtry')

const currencyOf = (amount: XmlElement | undefined): string => currencyCode(amount?.attributes['Ccy'] ?? '')

/** The balances of a kind, the earliest first: a statement of several days may have those of each. */
const balancesOf = (statement: XmlElement, code: string, currency: Currency): XmlElement[] => {
  const all = allAt(statement, 'Bal').filter((balance) => codeOf(balance) === code)
  const own = all.filter((balance) => currencyOf(allAt(balance, 'Amt')[0]) === currency)
  return (own.length > 0 ? own : all).toSorted((a, b) => {
    const [dayOfA, dayOfB] = [dayOf(a, 'Dt'), dayOf(b, 'Dt')]
    return dayOfA === dayOfB ? 0 : dayOfA < dayOfB ? -1 : 1
  })
}

interface Balance {
  day: string
  cents: number
}

const balanceOf = (balance: XmlElement, currency: Currency): Balance => {
  const named = `the balance ${codeOf(balance)}`
  // Some banks leave the indicator out: whether it is a credit is proven by the lines.
  const sign = textAt(balance, 'CdtDbtInd') ? signOf(balance, named) : 1
  return { day: dayOf(balance, 'Dt'), cents: sign * centsOf(allAt(balance, 'Amt')[0], currency, named) }
}

/**
 * The opening balance, for which the bank may report the previous day's closing one, and the closing balance. A report
 * within the day ends with the interim balance at its time, and the pages of a long statement begin and end with one.
 */
const boundsOf = (statement: XmlElement, currency: Currency): { opening: Balance; closing: Balance } => {
  const ofKind = (code: string) => balancesOf(statement, code, currency)
  const closed = ofKind('CLBD').at(-1)
  const interim = ofKind('ITBD')
  const [opened] = [...ofKind('OPBD'), ...ofKind('PRCD')]
  const isBegun = interim.length > (closed ? 0 : 1)
  const opening = opened ?? (isBegun ? interim[0] : undefined)
  const closing = closed ?? interim.at(-1)
  if (!opening) throw missingBalance('opening', openingCodes)
  if (!closing) throw missingBalance('closing', ['CLBD', 'ITBD'])
  return { opening: balanceOf(opening, currency), closing: balanceOf(closing, currency) }
}

/** A transaction of an entry, with its amount in the account's currency. */
interface Details {
  element: XmlElement
  sign: 1 | -1
  cents?: number | undefined
}

/** The first amount that the bank gives in the account's currency. */
const amountOf = (details: XmlElement, currency: Currency): number | undefined => {
  const amount = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt']
    .flatMap((path) => allAt(details, path))
    .find((each) => currencyOf(each) === currency)
  return amount && decimalCents(amount, 'a transaction')
}

const detailsOf = (entry: XmlElement, sign: 1 | -1, currency: Currency): Details[] =>
  allAt(entry, 'NtryDtls/TxDtls').map((element) => ({
    element,
    sign: textAt(element, 'CdtDbtInd') ? signOf(element, 'a transaction') : sign,
    cents: amountOf(element, currency),
  }))

/** In one text; each transaction of the entry repeats it, so its length is checked first. */
const textOfEntry = (entry: XmlElement): string =>
  checkLength(
    allAt(entry, 'AddtlNtryInf')
      .map(({ text }) => text.trim())
      .join('\n'),
    maxTextLength,
    'the text of an entry',
  )

const referencePaths = [
  'Refs/EndToEndId',
  'Refs/InstrId',
  'Refs/TxId',
  'Refs/PmtInfId',
  'Refs/ClrSysRef',
  'Refs/ChqNb',
  'Refs/Prtry/Ref',
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/RfrdDocInf/Nb',
  'RmtInf/Strd/AddtlRmtInf',
  'RltdRmtInf/RmtId',
  'AddtlTxInf',
]

/** References that are used only if there is no other. */
const lastReferencePaths = ['Refs/AcctOwnrTxId', 'Refs/MsgId', 'Refs/UETR']

/** Why a payment came back: `RTRN AC04`, and the bank's words. */
const returnTexts = (details: XmlElement): string[] => [
  ...['Cd', 'Prtry'].flatMap((name) =>
    allAt(details, `RtrInf/Rsn/${name}`).map(({ text }) => `RTRN ${text.trim()}`),
  ),
  ...allAt(details, 'RtrInf/AddtlInf').map(({ text }) => text.trim()),
]

/** The references of a batch whose transactions are not listed. */
const batchTexts = (entry: XmlElement): string[] =>
  ['NtryDtls/Btch/PmtInfId', 'NtryDtls/Btch/MsgId'].flatMap((path) =>
    allAt(entry, path).map(({ text }) => text.trim()),
  )

/** What the payer instructed in another currency, and what a bank kept: `USD 32.00`, `CHGS HKD 5.00`. */
const amountTexts = (details: XmlElement, currency: Currency): string[] => {
  const textsAt = (mark: string, ...paths: string[]) =>
    paths
      .flatMap((path) => allAt(details, path))
      .map(({ attributes, text }) => ({ amount: text.trim(), in: currencyCode(attributes['Ccy'] ?? '') }))
      .filter((each) => each.in !== '' && (mark !== '' || each.in !== currency))
      .map((each) => `${mark}${each.in} ${each.amount}`)
  return [
    ...textsAt('', 'Amt', 'AmtDtls/InstdAmt/Amt', 'AmtDtls/TxAmt/Amt'),
    ...textsAt('CHGS ', 'Chrgs/Amt', 'Chrgs/Rcrd/Amt', 'Chrgs/TtlChrgsAndTaxAmt'),
  ]
}

const textsOf = (details: XmlElement, currency: Currency): string[] => {
  const textsAt = (paths: readonly string[]) =>
    paths.flatMap((path) => allAt(details, path).map(({ text }) => text.trim())).filter(isSaid)
  const references = textsAt(referencePaths)
  return [
    ...(references.length > 0 ? references : textsAt(lastReferencePaths)),
    ...returnTexts(details),
    ...amountTexts(details, currency),
  ]
}

/** Placeholders in the field of a reference, which mean that there is none. */
const noReference = /^(?:not ?provided|non-?ref|keine referenz)$/i

const isSaid = (text: string): boolean => text !== '' && !noReference.test(text)

/** Each text once. Those that do not fit are left out at the end: a batch may have thousands. */
const joinTexts = (texts: readonly string[]): string => {
  const given = [...new Set(texts)].filter(isSaid)
  const joined = given.join('\n')
  if (given.length < 2 || Buffer.byteLength(joined) <= maxTextLength) return joined
  let room = maxTextLength - 4
  const fitting = given.filter((text) => (room -= Buffer.byteLength(text) + 1) >= 0)
  return [...fitting, '…'].join('\n')
}

interface Party {
  payerName: string
  payerAccount: string
  /** Who paid on behalf of the payer. */
  beside: string[]
}

type Role = 'Dbtr' | 'Cdtr'

const otherRole = (sign: number): Role => (sign > 0 ? 'Dbtr' : 'Cdtr')

const accountOf = (details: XmlElement, party: Role): string =>
  textAt(
    details,
    `RltdPties/${party}Acct/Id/IBAN`,
    `RltdPties/${party}Acct/Id/Othr/Id`,
    `RltdPties/${party}Acct/Prxy/Id`,
  )

/** Placeholders in the field of a name, which mean that there is none. */
const noName = new Set(['NOTPROVIDED', 'NOT PROVIDED', 'KEINE INFORMATION VORHANDEN'])

/** The other side. An ultimate debtor is the payer; the account is that of the company which paid for it. */
const partyOf = (details: XmlElement, party: Role): Party => {
  const nameOf = (role: string) => {
    const name = textAt(
      details,
      `RltdPties/${role}/Nm`,
      `RltdPties/${role}/Pty/Nm`,
      `RltdPties/${role}/Agt/FinInstnId/Nm`,
    )
    return noName.has(name.toUpperCase()) ? '' : name.replaceAll(/\s+/g, ' ')
  }
  const account = accountOf(details, party)
  const name = nameOf(party) || nameOf(`${party}Acct`)
  const ultimate = nameOf(`Ultmt${party}`)
  if (ultimate === '' || ultimate === name) return { payerName: name, payerAccount: account, beside: [] }
  return party === 'Dbtr'
    ? { payerName: ultimate, payerAccount: name ? '' : account, beside: name ? [name, account] : [] }
    : { payerName: name, payerAccount: account, beside: [ultimate] }
}

const lineOf = (
  given: Pick<BankLine, 'amountCents' | 'bookingDate' | 'valueDate'>,
  bankReference: string,
  texts: readonly string[],
  { payerName, payerAccount }: Pick<Party, 'payerName' | 'payerAccount'>,
): BankLine => ({
  ...given,
  ...(bankReference ? { bankReference } : {}),
  text: joinTexts(texts),
  ...(payerName ? { payerName } : {}),
  ...(payerAccount ? { payerAccount } : {}),
})

const nobody = { payerName: '', payerAccount: '' }

/** The account that the statement is of, and its currency. */
type OwnAccount = Pick<BankStatement, 'account' | 'currency'>

const ungrouped = (account: string): string => account.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const isReturn = (element: XmlElement): boolean =>
  allAt(element, 'RtrInf').length > 0 || textAt(element, 'BkTxCd/Domn/Fmly/SubFmlyCd') === 'RRTN'

/**
 * The other side of a transaction of an entry. What is reversed or returned has the roles of the payment before it: there
 * the other side is the one that does not have the statement's account.
 */
const otherSideOf = (entry: XmlElement, { element, sign }: Details, own: OwnAccount): Party => {
  const [usual, opposite] = [otherRole(sign), otherRole(-sign)]
  const isOwn = (role: Role) => {
    const account = ungrouped(accountOf(element, role))
    return account !== '' && account === ungrouped(own.account)
  }
  const isReversal =
    /^(?:true|1)$/.test(textAt(entry, 'RvslInd')) ||
    sign !== signOf(entry, 'an entry') ||
    isReturn(element) ||
    isReturn(entry)
  const [first, second] =
    isOwn(usual) || (isReversal && !isOwn(opposite)) ? [opposite, usual] : [usual, opposite]
  const party = partyOf(element, first)
  return party.payerName || isOwn(second) || !isReversal ? party : partyOf(element, second)
}

/**
 * The lines of an entry: its transactions where all their amounts are known and the entry is their sum, or less by what
 * the bank kept, which is a line of its own. Otherwise one line of all their texts, and without a payer if there are
 * several.
 */
const linesOf = (entry: XmlElement, own: OwnAccount, onlyDay: string): BankLine[] => {
  const { currency } = own
  const sign = signOf(entry, 'an entry')
  const entryCents = sign * centsOf(allAt(entry, 'Amt')[0], currency, 'an entry')
  const valued = dayOf(entry, 'ValDt')
  const bookingDate = readDay(dayOf(entry, 'BookgDt') || valued || onlyDay, 'the booking date of an entry')
  const dates = { bookingDate, valueDate: readDay(valued || bookingDate, 'the value date of an entry') }
  const reference = textAt(entry, 'AcctSvcrRef')
  const amounts = amountTexts(entry, currency)
  const ofEntry = [textOfEntry(entry), ...amounts.filter((text) => text.startsWith('CHGS'))]
  const details = detailsOf(entry, sign, currency)
  const parties = details.map((each) => otherSideOf(entry, each, own))
  const sumCents = details.reduce((sum, each) => sum + each.sign * (each.cents ?? 0), 0)
  const keptCents = entryCents - sumCents
  const isItemised =
    details.length > 1 &&
    details.every(({ cents }) => cents !== undefined) &&
    keptCents <= 0 &&
    0 - keptCents < Math.abs(entryCents)
  if (isItemised) {
    checkCount(details.length)
    const numbered = (index: number) => (reference ? `${reference}/${index + 1}` : '')
    const lines = details.map(({ element, sign: itsSign, cents = 0 }, index) => {
      const party = parties[index] ?? { ...nobody, beside: [] }
      const texts = [...textsOf(element, currency), ...party.beside, ...ofEntry]
      return lineOf(
        { amountCents: itsSign * cents, ...dates },
        textAt(element, 'Refs/AcctSvcrRef') || numbered(index),
        texts,
        party,
      )
    })
    const charge = ['CHGS', ...ofEntry]
    return keptCents === 0
      ? lines
      : [...lines, lineOf({ amountCents: keptCents, ...dates }, numbered(details.length), charge, nobody)]
  }
  const [first, ...others] = parties
  const isOne = others.every(
    ({ payerName, payerAccount }) => payerName === first?.payerName && payerAccount === first.payerAccount,
  )
  const texts = details.flatMap(({ element }, index) => {
    const party = parties[index]
    return [
      ...textsOf(element, currency),
      ...(party?.beside ?? []),
      ...(isOne || !party ? [] : [party.payerName, party.payerAccount]),
    ]
  })
  const [only] = details.length === 1 ? details : []
  return [
    lineOf(
      { amountCents: entryCents, ...dates },
      (only && textAt(only.element, 'Refs/AcctSvcrRef')) || reference,
      [...texts, ...batchTexts(entry), ...ofEntry, ...amounts],
      isOne && first ? first : nobody,
    ),
  ]
}

/** Pending entries are reported again once they are booked. Some banks leave the status of booked ones out. */
const isBooked = (entry: XmlElement): boolean =>
  ['BOOK', ''].includes(textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts').toUpperCase())

const sequenceOf = (text: string): Pick<BankStatement, 'sequence'> =>
  /^\d{1,9}$/.test(text) ? { sequence: Number(text) } : {}

const statementOf = (statement: XmlElement): BankStatement => {
  if (allAt(statement, 'Bal').length === 0) throw missingBalance('opening', openingCodes)
  const currency = readCurrency(
    textAt(statement, 'Acct/Ccy') || (allAt(statement, 'Bal/Amt')[0]?.attributes['Ccy'] ?? ''),
  )
  const { opening, closing } = boundsOf(statement, currency)
  // The schema lets entries have no date: those of a single day are of that day.
  const onlyDay = opening.day === closing.day ? closing.day : ''
  const own = { account: textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'), currency }
  const entries = allAt(statement, 'Ntry').filter(isBooked)
  checkCount(entries.length)
  return {
    format: 'camt.053',
    number: textAt(statement, 'Id'),
    ...sequenceOf(textAt(statement, 'ElctrncSeqNb', 'LglSeqNb')),
    ...own,
    openingCents: opening.cents,
    closingCents: closing.cents,
    statedDays: statedDays(opening.day, closing.day, textAt(statement, 'CreDtTm')),
    lines: entries.flatMap((entry) => linesOf(entry, own, onlyDay)),
  }
}

/** The messages of a file: alone, or each in the envelope of its business header. */
const messagesOf = (element: XmlElement): XmlElement[] =>
  element.name === 'Document' ? [element] : element.children.flatMap(messagesOf)

/** The XML documents of a file: some banks write one behind another, or a blank line before the first. */
const documentsIn = (source: string): string[] =>
  source
    .split(/(?=<\?xml\s)/)
    .map((each) => each.trim())
    .filter(Boolean)

const statementsIn = (source: string): BankStatement[] => {
  const root = parseXml(source)
  const documents = messagesOf(root)
  const unknown =
    documents.length === 0 ? root : documents.find((document) => !namespace.test(document.namespace))
  if (unknown)
    throw new UnreadableStatement(
      `the XML is ${unknown.namespace || unknown.name}, not camt.053 or camt.052 in a version from 02 to 13`,
    )
  // Also by its content: some banks label a report within the day as a statement, and a notification as either.
  if (
    documents.some(
      (document) =>
        document.namespace.includes('camt.054') || allAt(document, 'BkToCstmrDbtCdtNtfctn').length > 0,
    )
  )
    throw new UnreadableStatement(
      'the XML is a notification (camt.054) without balances, not camt.053: transfer-status-read takes what it has of payouts, and the statement of the day has the rest',
    )
  return documents
    .flatMap((document) => [
      ...allAt(document, 'BkToCstmrStmt/Stmt'),
      ...allAt(document, 'BkToCstmrAcctRpt/Rpt'),
    ])
    .map(statementOf)
}

/** Reads camt.053 and camt.052 of the versions 02 to 13. */
export const parseCamt = (source: string): BankStatement[] => documentsIn(source).flatMap(statementsIn)
