import {
  type BankLine,
  type BankStatement,
  checkLength,
  maxTextLength,
  readCents,
  readCurrency,
  readDay,
  statedDays,
  UnreadableStatement,
} from './bank-statement.ts'

interface Field {
  tag: string
  content: string
}

const fieldStart = /^:(?<tag>\d{2}[A-Z]?):(?<content>.*)$/

/** The fields of the file in their order; a line that begins no field continues the previous one. */
const fieldsOf = (source: string): Field[] => {
  const fields: Field[] = []
  for (const line of source.split(/\r?\n/)) {
    const text = line.replace(/^\{1:.*\{4:/, '')
    const start = fieldStart.exec(text)?.groups
    if (start) {
      const { tag = '', content = '' } = start
      fields.push({ tag, content: checkLength(content, maxTextLength, `a field :${tag}:`) })
      continue
    }
    const field = fields.at(-1)
    // `-` or `-}` ends a message.
    if (field && text.trim() !== '' && !/^-\}?/.test(text))
      field.content = checkLength(`${field.content}\n${text}`, maxTextLength, `a field :${field.tag}:`)
  }
  return fields
}

const longYear = (text: string): string => `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`

/** A booking date has no year: it is within half a year of the value date. */
const bookingDateOf = (monthAndDay: string, valueDate: string): string => {
  const year = Number(valueDate.slice(0, 4))
  const month = Number(monthAndDay.slice(0, 2))
  const apart = month - Number(valueDate.slice(5, 7))
  const itsYear = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year
  return `${itsYear}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`
}

const balancePattern = /^(?<mark>[CD])(?<day>\d{6})(?<currency>[A-Z]{3})(?<amount>[\d,]+)$/

const balanceOf = ({ tag, content }: Field) => {
  const { mark, day = '', currency = '', amount = '' } = balancePattern.exec(content.trim())?.groups ?? {}
  const cents = readCents(amount, ',', `the balance :${tag}:`)
  return { day: longYear(day), currency, cents: mark === 'D' ? 0 - cents : cents }
}

const linePattern =
  /^(?<valueDate>\d{6})(?<entry>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d+,\d*)[A-Z][A-Z0-9]{3}(?<own>(?:(?!\/\/)[^\n])*)(?:\/\/(?<bank>[^\n]*))?(?:\n(?<more>[\s\S]*))?$/

/** `C` for credit and `D` for debit; a reversal of either is the other. */
const signs: Readonly<Record<string, 1 | -1>> = { C: 1, RD: 1, D: -1, RC: -1 }

const told = (text: string | undefined): string =>
  text && !['NONREF', 'NOTPROVIDED'].includes(text.trim()) ? text.trim() : ''

/** The named parts of a field :86: as banks write them; text between two names belongs to the first. */
const partNames =
  'TRTP|CNTP|CSID|MARF|EREF|PREF|RREF|RTRN|ORDP|BENM|NAME|REMI|IBAN|ACCT|PURP|ULTB|ULTC|ULTD|ISDT|SVCL|CHGS|EXCH'

const counterparty = new RegExp(`/CNTP/(?<fields>.*?)(?=/(?:${partNames})/|$)`)

/**
 * Account, BIC, name and town of the counterparty, each after a slash and possibly empty. If the account or the BIC is
 * invalid, the text is not split: a name is read from its own position or not at all.
 */
const counterpartyOf = (joined: string): { name: string; account: string } => {
  const fields = counterparty.exec(joined)?.groups?.['fields'] ?? ''
  const [account = '', bic = '', name = ''] = fields.split('/').map((each) => each.trim())
  const isAccount = /^[A-Z0-9*•#][A-Z0-9 .*•#-]{3,41}$/i.test(account) && /\d/.test(account)
  const isBic = bic === '' || /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)
  return {
    name: isBic && (isAccount || account === '' || bic !== '') ? name : '',
    account: isAccount ? account : '',
  }
}

/** Unstructured bank information: in numbered parts (`?20`…), in named ones (`/REMI/`…), or as free text. */
const partsOf = (information: string): { text: string; payerName: string; payerAccount: string } => {
  if (/^\d{3}\?/.test(information)) {
    const joined = information.replaceAll('\n', '')
    const part = (numbers: readonly string[], by: string) =>
      numbers
        .flatMap((number) => joined.split('?').filter((each) => each.startsWith(number)))
        .map((each) => each.slice(2))
        .join(by)
    const purpose = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63']
    return { text: part(purpose, '\n'), payerName: part(['32', '33'], ''), payerAccount: part(['31'], '') }
  }
  const joined = information.replaceAll('\n', '')
  const other = counterpartyOf(joined)
  const named = new Map(
    [...joined.matchAll(/\/(ORDP|BENM|NAME|REMI|EREF|IBAN|ACCT)\/(?<value>.*?)(?=\/(?:[A-Z]{4})\/|$)/g)].map(
      (match) => [match[1] ?? '', match.groups?.['value'] ?? ''],
    ),
  )
  return named.has('REMI')
    ? {
        text: [named.get('EREF'), named.get('REMI')].filter(Boolean).join('\n'),
        payerName: other.name || named.get('NAME') || named.get('ORDP') || (named.get('BENM') ?? ''),
        payerAccount: other.account || (named.get('IBAN') ?? named.get('ACCT') ?? ''),
      }
    : { text: information, payerName: other.name, payerAccount: other.account }
}

const lineOf = ({ content }: Field, information: string): BankLine => {
  const given = linePattern.exec(content)?.groups
  if (!given) throw new UnreadableStatement(`a line :61: cannot be read: ${content.split('\n')[0]}`)
  const valueDate = readDay(longYear(given['valueDate'] ?? ''), 'the value date of a line')
  const entry = given['entry']
  const { text, payerName, payerAccount } = partsOf(information)
  const bankReference = told(given['bank'])
  return {
    amountCents: (signs[given['mark'] ?? ''] ?? 1) * readCents(given['amount'] ?? '', ',', 'a line'),
    bookingDate: readDay(entry ? bookingDateOf(entry, valueDate) : valueDate, 'the booking date of a line'),
    valueDate,
    ...(bankReference ? { bankReference } : {}),
    text: [told(given['own']), told(given['more']), text].filter(Boolean).join('\n'),
    ...(payerName ? { payerName } : {}),
    ...(payerAccount ? { payerAccount } : {}),
  }
}

/** `12/1` is the first page of the statement 12. */
const sequenceOf = (content: string): Pick<BankStatement, 'sequence'> => {
  const { number } = /^(?<number>\d{1,5})(?:\/\d{1,5})?$/.exec(content.trim())?.groups ?? {}
  return number ? { sequence: Number(number) } : {}
}

const statementOf = (fields: readonly Field[]): BankStatement => {
  const find = (...tags: string[]): Field => {
    const found = fields.find(({ tag }) => tags.includes(tag))
    if (!found) throw new UnreadableStatement(`the statement has no field :${tags.join(':, :')}:`)
    return found
  }
  const opening = balanceOf(find('60F', '60M'))
  const closing = balanceOf(find('62F', '62M'))
  if (opening.currency !== closing.currency)
    throw new UnreadableStatement('the statement begins and ends in two currencies')
  return {
    format: 'MT940',
    ...sequenceOf(find('28C', '28').content),
    number: `${find('20').content.trim()}/${find('28C', '28').content.trim()}`,
    account: find('25').content.trim(),
    currency: readCurrency(opening.currency),
    openingCents: opening.cents,
    closingCents: closing.cents,
    statedDays: statedDays(opening.day, closing.day),
    lines: fields.flatMap((field, index) => {
      const next = fields[index + 1]
      return field.tag === '61' ? lineOf(field, next?.tag === '86' ? next.content : '') : []
    }),
  }
}

/** Reads the statements of a SWIFT MT940 file. */
export const parseMt940 = (source: string): BankStatement[] => {
  const fields = fieldsOf(source)
  const starts = fields.flatMap(({ tag }, index) => (tag === '20' ? [index] : []))
  return starts.map((start, index) => statementOf(fields.slice(start, starts[index + 1])))
}
