import { type Cents, decimalFromCents } from '#shared/money/cents.ts'

/** A line that can be written in any of the formats. */
export interface WrittenLine {
  cents: Cents
  text: string
  day?: string
  /** The value date, if it differs from the booking date. A CSV has no other date. */
  valueDay?: string
  bankReference?: string
  /** The other side: who paid, or who was paid; and from or to which account. */
  payer?: string
  account?: string
}

export interface WrittenStatement {
  lines: readonly WrittenLine[]
  number?: string
  account?: string
  currency?: string
  openingCents?: Cents
  /** The stated closing balance, if it is not the computed one. */
  closingCents?: Cents
  /** The day of the balances; that of the last line by default. */
  balanceDay?: string
  version?: '02' | '08'
  /** The bank's statement number and page, in MT940. */
  page?: string
}

export const testAccount = '123-456789-000'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const indicator = (cents: Cents) => (cents < 0 ? 'DBIT' : 'CRDT')
const usualDay = '2026-11-01'
const balanceDayOf = ({ lines, balanceDay }: WrittenStatement): string =>
  balanceDay ??
  lines
    .map(({ day = usualDay }) => day)
    .toSorted()
    .at(-1) ??
  usualDay
const sumOf = ({ lines, openingCents = 0 }: WrittenStatement) =>
  lines.reduce((sum, { cents }) => sum + cents, openingCents)

const relatedParty = (party: string, isNew: boolean, name = '', account = ''): string => {
  if (!name && !account) return ''
  const named = isNew ? `<Pty><Nm>${escaped(name)}</Nm></Pty>` : `<Nm>${escaped(name)}</Nm>`
  const number = account ? `<${party}Acct><Id><Othr><Id>${account}</Id></Othr></Id></${party}Acct>` : ''
  return `<RltdPties>${name ? `<${party}>${named}</${party}>` : ''}${number}</RltdPties>`
}

/** A statement in camt.053. */
export const writeCamt = (statement: WrittenStatement): string => {
  const { lines, number = '2026-1', account = testAccount, currency = 'GBP' } = statement
  const { openingCents = 0, closingCents = sumOf(statement), version = '08' } = statement
  const isNew = version === '08'
  const amount = (cents: Cents) => `<Amt Ccy="${currency}">${decimalFromCents(Math.abs(cents))}</Amt>`
  const balance = (code: string, cents: Cents) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<CdtDbtInd>${indicator(cents)}</CdtDbtInd><Dt><Dt>${balanceDayOf(statement)}</Dt></Dt></Bal>`
  const entry = ({
    cents,
    text,
    day = usualDay,
    valueDay = day,
    bankReference,
    payer,
    account: other,
  }: WrittenLine) =>
    `<Ntry>${amount(cents)}<CdtDbtInd>${indicator(cents)}</CdtDbtInd><Sts>${isNew ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${valueDay}</Dt></ValDt>${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}<BkTxCd/><NtryDtls><TxDtls>${relatedParty(cents < 0 ? 'Cdtr' : 'Dbtr', isNew, payer, other)}<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr/><Stmt><Id>${number}</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>${balance('OPBD', openingCents)}${balance('CLBD', closingCents)}${lines.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`
}

const commaAmount = (cents: Cents) => decimalFromCents(Math.abs(cents)).replace('.', ',')
const shortDay = (day: string) => day.replaceAll('-', '').slice(2)

const mt940Line = ({
  cents,
  text,
  day = usualDay,
  valueDay = day,
  bankReference,
  payer,
  account,
}: WrittenLine) =>
  `:61:${shortDay(valueDay)}${shortDay(day).slice(2)}${cents < 0 ? 'D' : 'C'}${commaAmount(cents)}NTRFNONREF${bankReference ? `//${bankReference}` : ''}\r\n:86:${payer ? `166?00CREDIT?20${text}${account ? `?31${account}` : ''}?32${payer}` : text}`

/** A statement in SWIFT MT940. */
export const writeMt940 = (statement: WrittenStatement): string => {
  const { lines, number = '2026-1', account = testAccount, currency = 'GBP' } = statement
  const { openingCents = 0, closingCents = sumOf(statement), page = '1/1' } = statement
  const balance = (tag: string, cents: Cents) =>
    `:${tag}:${cents < 0 ? 'D' : 'C'}${shortDay(balanceDayOf(statement))}${currency}${commaAmount(cents)}`
  return [
    `{1:F01EXAMHKHHAXXX0000000000}{2:I940EXAMHKHHXXXXN}{4:`,
    `:20:${number}`,
    `:25:${account}`,
    `:28C:${page}`,
    balance('60F', openingCents),
    ...lines.map(mt940Line),
    balance('62F', closingCents),
    '-}',
  ].join('\r\n')
}

export const testColumns = {
  valueDate: 'Value date',
  amount: 'Amount',
  balance: 'Balance',
  text: ['Description'],
  bankReference: 'Bank reference',
  payerName: 'Payer',
}

/** A statement in a bank's CSV. */
export const writeCsv = ({ lines, openingCents = 0 }: WrittenStatement): string => {
  let balance = openingCents
  const rows = lines.map(
    ({ cents, text, day = usualDay, valueDay = day, bankReference = '', payer = '' }) => {
      balance += cents
      return [
        valueDay,
        decimalFromCents(cents),
        decimalFromCents(balance),
        `"${text}"`,
        bankReference,
        payer,
      ].join()
    },
  )
  return ['Account statement', 'Value date,Amount,Balance,Description,Bank reference,Payer', ...rows].join(
    '\n',
  )
}
