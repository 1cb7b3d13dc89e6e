import type { Currency } from '#shared/money/currency.ts'
import {
  type BankLine,
  type BankStatement,
  checkCount,
  checkLength,
  maxTextLength,
  readCents,
  readCurrency,
  readDay,
  statedDays,
  UnreadableStatement,
} from './bank-statement.ts'
import { allAt, parseXml, textAt, type XmlElement } from './xml-tree.ts'

const versions = ['02', '08'].map((version) => `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`)

const abuseSignalOf = (element: XmlElement, what: string): 1 | -1 => {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === 'CRDT') return 1
  if (indicator === 'DBIT') return -1
  throw new UnreadableStatement(`${what} is neither a credit nor a debit`)
}

const centsOf = (amount: XmlElement | undefined, currency: Currency, what: string): number => {
  const given = amount?.attributes['Ccy']
  if (!amount || given !== currency)
    throw new UnreadableStatement(`${what} is in ${given ?? 'no currency'}, and the account in ${currency}`)
  return readCents(amount.text.trim(), '.', what)
}

/** A time is truncated to its date: banks write it in their own time zone. */
const dayOf = (element: XmlElement, name: string): string =>
  textAt(element, `${name}/Dt`, `${name}/DtTm`).slice(0, 10)

const balanceOf = (
  statement: XmlElement,
  codes: readonly string[],
  currency: Currency,
): { day: string; cents: number } => {
  for (const code of codes)
    for (const balance of allAt(statement, 'Bal'))
      if (textAt(balance, 'Tp/CdOrPrtry/Cd') === code) {
        const what = `the balance ${code}`
        const cents = abuseSignalOf(balance, what) * centsOf(allAt(balance, 'Amt')[0], currency, what)
        return { day: dayOf(balance, 'Dt'), cents }
      }
  throw new UnreadableStatement(`the statement has no balance ${codes.join(' or ')}`)
}

interface Details {
  element: XmlElement
  amount?: XmlElement | undefined
}

/** The transactions of an entry, if they are itemised and add up to it; otherwise the entry itself. */
const transactionsOf = (entry: XmlElement, entryCents: number, currency: Currency): Details[] => {
  const details = allAt(entry, 'NtryDtls/TxDtls').map((element) => ({
    element,
    amount: allAt(element, 'Amt')[0] ?? allAt(element, 'AmtDtls/TxAmt/Amt')[0],
  }))
  const sum = details.reduce(
    (cents, { amount }) =>
      cents +
      (amount?.attributes['Ccy'] === currency ? readCents(amount.text.trim(), '.', 'a transaction') : 0),
    0,
  )
  return details.length > 1 && sum === entryCents ? details : [{ element: details[0]?.element ?? entry }]
}

/** In one text; each transaction of the entry repeats it, so its length is checked first. */
const textOfEntry = (entry: XmlElement): string =>
  checkLength(
    allAt(entry, 'AddtlNtryInf')
      .map(({ text }) => text.trim())
      .join('\n'),
    maxTextLength,
    'the text of an entry',
  )

const textsOf = (ofEntry: string, details: XmlElement): string =>
  [
    ...['Refs/EndToEndId', 'RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'AddtlTxInf'].flatMap((path) =>
      allAt(details, path).map(({ text }) => text.trim()),
    ),
    ofEntry,
  ]
    .filter((text) => text !== '' && text !== 'NOTPROVIDED')
    .join('\n')

const linesOf = (entry: XmlElement, currency: Currency): BankLine[] => {
  const sign = abuseSignalOf(entry, 'an entry')
  const entryCents = centsOf(allAt(entry, 'Amt')[0], currency, 'an entry')
  const bookingDate = readDay(dayOf(entry, 'BookgDt'), 'the booking date of an entry')
  const valueDate = readDay(dayOf(entry, 'ValDt') || bookingDate, 'the value date of an entry')
  const entryReference = textAt(entry, 'AcctSvcrRef')
  const transactions = transactionsOf(entry, entryCents, currency)
  checkCount(transactions.length)
  const ofEntry = textOfEntry(entry)
  return transactions.map(({ element, amount }, index) => {
    const numbered =
      entryReference && transactions.length > 1 ? `${entryReference}/${index + 1}` : entryReference
    const bankReference = textAt(element, 'Refs/AcctSvcrRef') || numbered
    const party = sign > 0 ? 'Dbtr' : 'Cdtr'
    const payerName = textAt(element, `RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`)
    const payerAccount = textAt(
      element,
      `RltdPties/${party}Acct/Id/IBAN`,
      `RltdPties/${party}Acct/Id/Othr/Id`,
    )
    return {
      amountCents: sign * (amount ? centsOf(amount, currency, 'a transaction') : entryCents),
      bookingDate,
      valueDate,
      ...(bankReference ? { bankReference } : {}),
      text: textsOf(ofEntry, element),
      ...(payerName ? { payerName } : {}),
      ...(payerAccount ? { payerAccount } : {}),
    }
  })
}

/** Pending entries are reported again once they are booked. */
const isBooked = (entry: XmlElement): boolean => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK'

const sequenceOf = (text: string): Pick<BankStatement, 'sequence'> =>
  /^\d{1,9}$/.test(text) ? { sequence: Number(text) } : {}

const statementOf = (statement: XmlElement): BankStatement => {
  const currency = readCurrency(
    textAt(statement, 'Acct/Ccy') || (allAt(statement, 'Bal/Amt')[0]?.attributes['Ccy'] ?? ''),
  )
  // The bank may report the previous day's closing balance instead.
  const opening = balanceOf(statement, ['OPBD', 'PRCD'], currency)
  const closing = balanceOf(statement, ['CLBD'], currency)
  const entries = allAt(statement, 'Ntry').filter(isBooked)
  checkCount(entries.length)
  return {
    format: 'camt.053',
    number: textAt(statement, 'Id'),
    ...sequenceOf(textAt(statement, 'ElctrncSeqNb', 'LglSeqNb')),
    account: textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'),
    currency,
    openingCents: opening.cents,
    closingCents: closing.cents,
    statedDays: statedDays(opening.day, closing.day, textAt(statement, 'CreDtTm')),
    lines: entries.flatMap((entry) => linesOf(entry, currency)),
  }
}

/** Reads camt.053.001.02 and .08. */
export const parseCamt = (source: string): BankStatement[] => {
  const document = parseXml(source)
  if (document.name !== 'Document' || !versions.includes(document.namespace))
    throw new UnreadableStatement(
      `the XML is ${document.namespace || document.name}, not camt.053.001.02 or .08`,
    )
  return allAt(document, 'BkToCstmrStmt/Stmt').map(statementOf)
}
