import { isIban } from '#shared/identifiers/iban.ts'
import type { Cents } from '#shared/money/cents.ts'
import { addDays, isBusinessDate } from '#shared/time/business-date.ts'
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

/** The fields before the lines of a message, as its account. */
const headTags = ['20', '21', '25', '25P', '28', '28C', '13', '13D', '34F']
const otherTags = ['60F', '60M', '61', '62F', '62M', '64', '65', '86', '90C', '90D', 'NS', '940']
const fieldStart = new RegExp(`^:(?<tag>${[...headTags, ...otherTags].join('|')}):(?<content>.*)$`)

/** Only these have more than one line: what follows another field belongs to none, as a header between messages. */
const hasSeveralLines = (tag: string): boolean => tag === '61' || tag === '86'

/** In HBCI a line ends with `@@`. */
const withLineEnds = (source: string): string =>
  /@@:\d{2}[A-Z]?:/.test(source) ? source.replaceAll('@@', '\n') : source

/** Lines end with CR, LF or both. Blocks are sent between STX and ETX, and may have their header on the same line. */
const linesOfFile = (source: string): string[] =>
  withLineEnds(source)
    .replaceAll(/(?![\r\n\t])\p{Cc}|\u{FEFF}/gu, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^(?:-\}|\{\d:).*\{4:/, ''))

interface Line {
  text: string
  tag: string | undefined
  content: string
  /** Begins a message: its reference with another field of the head behind it, or its type, as Rabobank writes it. */
  isStart: boolean
  /** Ends a message: `-}` always, `-` alone unless fields of the same message follow. */
  isEnd: boolean
}

/** The lines of a file, each classified by the lines that follow it. */
const describeLines = (source: string): Line[] => {
  let next: Pick<Line, 'tag' | 'isStart'> | undefined
  return linesOfFile(source)
    .toReversed()
    .map((text) => {
      const { tag, content = '' } = fieldStart.exec(text)?.groups ?? {}
      const isStart =
        tag === '940' || (tag === '20' && next?.tag !== undefined && headTags.includes(next.tag))
      const isLastOfMessage = next === undefined || next.isStart
      const isEnd = /^(?:-\}|\{\d:)/.test(text) || (text.trim() === '-' && isLastOfMessage)
      if (tag) next = { tag, isStart }
      return { text, tag, content, isStart, isEnd }
    })
    .toReversed()
}

/** The fields of the file in their order. A time that was wrapped looks like a field, as `:25:17`, and is none. */
const fieldsOf = (source: string): Field[] => {
  const fields: Field[] = []
  let open: Field | undefined
  for (const { text, tag, content, isStart, isEnd } of describeLines(source)) {
    const isInText = open !== undefined && hasSeveralLines(open.tag)
    if (tag && (isStart || !isInText || !headTags.includes(tag))) {
      open = { tag, content: checkLength(content, maxTextLength, `a field :${tag}:`) }
      fields.push(open)
    } else if (isEnd) open = undefined
    else if (open && isInText && text.trim() !== '')
      open.content = checkLength(`${open.content}\n${text}`, maxTextLength, `a field :${open.tag}:`)
  }
  return fields
}

/** German banks have months of thirty days, also for value dates in February. */
const withFebruaryEnd = (day: string): string =>
  /-02-(?:29|30)$/.test(day) && !isBusinessDate(day) ? addDays(`${day.slice(0, 4)}-03-01`, -1) : day

const longYear = (text: string): string => `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`

/** A booking date has no year: it is within half a year of the value date. */
const bookingDateOf = (monthAndDay: string, valueDate: string): string => {
  const year = Number(valueDate.slice(0, 4))
  const month = Number(monthAndDay.slice(0, 2))
  const apart = month - Number(valueDate.slice(5, 7))
  const itsYear = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year
  return `${itsYear}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`
}

const balancePattern = /^(?<mark>[CD])(?<day>\d{6})(?<currency>[A-Z]{3})\s*(?<amount>[\d.,]+)$/

/** Some banks mark the thousands: `1.250,00` or `1,250.00`. */
const withoutThousands = (amount: string): string =>
  /^\d{1,3}(?:\.\d{3})+,\d{2}$|^\d{1,3}(?:,\d{3})+\.\d{2}$/.test(amount)
    ? amount.replaceAll(/[.,](?=\d{3})/g, '')
    : amount

/** An amount: padded with zeros by some banks, without a comma where there are no cents, with nothing before it, or with a point. */
const centsOf = (given: string, what: string): Cents => {
  // The balances would not reveal it: if all amounts were a thousand times too small, they would add up as well.
  if (/^\d{1,3}(?:\.\d{3})+$/.test(given))
    throw new UnreadableStatement(`${what} may be thousands, or have three decimals: ${given}`)
  const amount = withoutThousands(given)
  return readCents(
    amount.replace(/^0+(?=\d)/, '').replace(/^(?=,\d)/, '0'),
    amount.includes(',') ? ',' : '.',
    what,
  )
}

const balanceOf = ({ tag, content }: Field) => {
  const given = balancePattern.exec(content.trim())?.groups
  if (!given) throw new UnreadableStatement(`the balance :${tag}: cannot be read: ${content.split('\n')[0]}`)
  const { mark, day = '', currency = '', amount = '' } = given
  const cents = centsOf(amount, `the balance :${tag}:`)
  return { day: longYear(day), currency, cents: mark === 'D' ? 0 - cents : cents }
}

/**
 * The subfields of a line :61:. The entry date may be blank, the funds code follows the mark, and the type has blanks
 * before it or as its padding.
 */
const linePattern =
  /^(?<valueDate>\d{6})(?<entry>\d{4}| {0,4})(?<mark>R?[CDcd])[A-Z]? *(?<amount>\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,3}(?:,\d{3})+\.\d{2}|\d+(?:[.,]\d*)?|,\d+) *[A-Z][A-Z0-9 ]{3}(?<own>(?:(?!\/\/)[^\n])*)(?:\/\/(?<bank>[^\n]*))?(?:\n(?<more>[\s\S]*))?$/

/** `C` for credit and `D` for debit; a reversal of either is the other. */
const signs: Readonly<Record<string, 1 | -1>> = { C: 1, RD: 1, D: -1, RC: -1 }

/** Placeholders in the field of a reference, which mean that there is none, or that it is in the field :86:. */
const noReference = new Set([
  'NONREF',
  'NOTPROVIDED',
  'EREF',
  'MARF',
  'PREF',
  'KREF',
  'MREF',
  'KREF+',
  'EREF+',
])

const withoutFiller = (text: string | undefined): string => {
  const given = text?.trim() ?? ''
  return noReference.has(given.toUpperCase()) ? '' : given
}

/** The information about a line in its field :86:. */
interface Information {
  text: string
  payerName: string
  payerAccount: string
  bankReference?: string | undefined
}

/**
 * Account, BIC, name and town of the counterparty, each after a slash and possibly empty. If the account or the BIC is
 * invalid, the text is not split: a name is read from its own position or not at all.
 */
const counterpartyOf = (fields: string): { name: string; account: string } => {
  const [account = '', bic = '', name = ''] = fields.split('/').map((each) => each.trim())
  const isAccount = /^[A-Z0-9*•#][A-Z0-9 .*•#-]{3,41}$/i.test(account) && /\d/.test(account)
  const isBic = bic === '' || /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)
  return {
    name: isBic && (isAccount || account === '' || bic !== '') ? name : '',
    account: isAccount ? account : '',
  }
}

/** The code words of a field :86: that banks document. */
const codeWords = new Set(
  'TRTP TRCD CNTP CSID MARF EREF CREF IREF PREF RREF BREF RTRN ORDP BENM NAME REMI IBAN BIC ACCT PURP ULTB ULTC ULTD ISDT SVCL CHGS EXCH OCMT OBK BBK TIME INIT ADDR'.split(
    ' ',
  ),
)
/** Their values may contain slashes: only a documented word ends them. */
const slashedWords = new Set(['REMI', 'CNTP'])
/** References, and what a bank kept or was instructed in another currency. */
const textWords = ['EREF', 'CREF', 'RREF', 'PREF', 'MARF', 'RTRN', 'OCMT', 'CHGS'] as const
/** Each may have its name as a word of its own: `/ORDP//NAME/…`. */
const partyWords = new Set(['ORDP', 'BENM', 'ULTD', 'ULTB', 'ULTC'])
/** Their values are meaningless without the word. */
const markedWords = new Set<string>(['RTRN', 'OCMT', 'CHGS'])
/** Words whose values are not part of the text: the other side, dates, banks, and kinds of the transfer. */
const otherWords = new Set(
  'CNTP ORDP BENM NAME IBAN BIC ACCT ADDR ULTD BREF REMI OBK BBK TIME INIT ISDT PURP'.split(' '),
)

const isDocumented = (word: string | undefined): boolean => codeWords.has(word ?? '')

const codeWord = /\/([A-Z]{3,4})(?=\/)/

/**
 * Information without its line breaks, which banks insert anywhere. If every documented word begins a line, the breaks
 * are kept: they then separate names from addresses.
 */
const unwrapped = (information: string, wordsAtStart: number): string => {
  const joined = information.replaceAll('\n', '')
  const words = joined.split(codeWord).filter((each, index) => index % 2 === 1 && isDocumented(each))
  return words.length > wordsAtStart ? joined : information
}

/** In characters: a longer name goes on in the next line, a shorter one has its address there. */
const longestNameLine = 35

/** The name of a party, and the lines of its address. */
const partyIn = (value: string): { name: string; address: string[] } => {
  const [name = '', ...address] = value.replaceAll(/^[\s/]+|[\s/]+$/g, '').split('\n')
  return name.length < longestNameLine
    ? { name: name.trim(), address: address.map((each) => each.trim()) }
    : { name: [name, ...address].join(''), address: [] }
}

/** The values by code word (`/REMI/`…), and the text before the first one. Undefined without a documented word in its place. */
const valuesOf = (information: string) => {
  const begins = information.split('\n').map((line) => /^ ?\/([A-Z]{3,4})\//.exec(line)?.[1])
  // A bank's own word may come first, with documented ones behind it on the same line.
  const isInLine =
    begins[0] !== undefined &&
    [...information.matchAll(/\/([A-Z]{4})\//g)].some(([, word]) => isDocumented(word))
  if (!begins.some(isDocumented) && !isInLine) return undefined
  const [before = '', ...parts] = unwrapped(information, begins.filter(isDocumented).length).split(codeWord)
  const found: { word: string; value: string }[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [word = '', value = ''] = [parts[at], parts[at + 1]]
    const open = found.at(-1)
    // A short value has the form of a word, and so has the end of one with slashes.
    const isValue = open !== undefined && (open.value === '' || value === '' || slashedWords.has(open.word))
    if (isValue && !codeWords.has(word)) open.value += `/${word}${value}`
    else if (word === 'NAME' && open && partyWords.has(open.word) && /^[\s/]*$/.test(open.value))
      open.value = value
    else found.push({ word, value })
  }
  const isFirst = (word: string, index: number): boolean =>
    found.findIndex((each) => each.word === word) === index
  // Of a repeated word, only the first value is kept here.
  const values = new Map(found.toReversed().map(({ word, value }) => [word, value.slice(1)]))
  // A bank's own word may have the reference, and so may a repeated one.
  const rest = found.flatMap(({ word, value }, index) =>
    word !== 'REMI' && !(isDocumented(word) && isFirst(word, index))
      ? value.slice(1).replaceAll('\n', '')
      : [],
  )
  const remittances = found.flatMap(({ word, value }) => (word === 'REMI' ? value.slice(1).trim() : []))
  return { before: before.trim().replaceAll('\n', ''), values, rest, remittances }
}

/**
 * `USTD//` before a purpose, or before a structured reference `STRD/` and its issuer (`CUR`, `ISO`), or
 * `CDTRREFTP//CD/SCOR/ISSR/CUR/CDTRREF/`.
 */
const purposeOf = (remittance: string): string =>
  remittance
    .split('\n')
    .map((each) =>
      each.replace(/^(?:USTD\/+|STRD\/(?:[A-Z]{3}\/)?|\/?CDTRREFTP\/.*?\/CDTRREF\/)/, '').replace(/\/+$/, ''),
    )
    .join('\n')
    .trim()

const fromWords = (information: string, isCredit: boolean): Information | undefined => {
  const found = valuesOf(information)
  if (!found) return undefined
  const { before, values, rest, remittances } = found
  const joinedOf = (word: string) => (values.get(word) ?? '').replaceAll('\n', '')
  const valueOf = (word: string) => joinedOf(word).replaceAll(/^[\s/]+|[\s/]+$/g, '')
  const textOf = (word: string): string => {
    const value = withoutFiller(valueOf(word))
    return value && markedWords.has(word) ? `${word} ${value}` : value
  }
  const [endToEnd = '', ...references] = textWords.map(textOf)
  const purpose = purposeOf(remittances.map((each) => each.replaceAll('\n', '')).join('\n'))
  // Without a purpose, whatever else the bank says of the line.
  const others = [...values.keys()].filter(
    (word) => isDocumented(word) && !otherWords.has(word) && !(textWords as readonly string[]).includes(word),
  )
  const other = counterpartyOf(joinedOf('CNTP'))
  const [ultimate = ''] = isCredit ? valueOf('ULTD').split('/') : []
  const parties = isCredit ? ['ORDP', 'NAME', 'BENM'] : ['BENM', 'NAME', 'ORDP']
  const { name, address } = [
    { name: other.name, address: [] },
    ...parties.map((word) => partyIn(values.get(word) ?? '')),
  ].find((each) => each.name !== '') ?? { name: '', address: [] }
  const beside = ultimate ? name : ''
  return {
    text: [
      endToEnd,
      purpose,
      before,
      beside,
      ...address,
      ...references,
      ...(purpose ? [] : others.map(textOf)),
      ...rest.map((value) => withoutFiller(value.replaceAll(/^[\s/]+|[\s/]+$/g, ''))),
    ]
      .filter(Boolean)
      .join('\n'),
    payerName: ultimate || name,
    payerAccount: other.account || valueOf('IBAN') || valueOf('ACCT'),
    bankReference: withoutFiller(valueOf('BREF')),
  }
}

const purposes = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63']
/** Begins a part of the purpose of a SEPA transfer. */
const sepaWord = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/

/** Numbered subfields: `?20`… with any sign that the bank takes for the question mark. */
const fromNumbers = (information: string, isCredit: boolean): Information | undefined => {
  const joined = information.replaceAll('\n', '').trimStart()
  const sign = /^(?:\d{3}|(?=\?))(?<sign>[?<>~^|+])\d{2}/.exec(joined)?.groups?.['sign']
  if (!sign) return undefined
  const parts = joined.split(new RegExp(`\\${sign}(?=\\d{2})`))
  const partsOf = (...numbers: string[]): string[] =>
    numbers.flatMap((number) =>
      parts
        .slice(1)
        .filter((each) => each.startsWith(number))
        .map((each) => each.slice(2)),
    )
  const purpose = partsOf(...purposes).filter((each) => each.trim() !== '')
  const payerName = partsOf('32', '33').join('').trim()
  const payerAccount = (partsOf('31')[0]?.trim() ?? '') || (partsOf('38')[0]?.trim() ?? '')
  if (!purpose.some((each) => sepaWord.exec(each)?.index === 0))
    return { text: purpose.join('\n'), payerName, payerAccount }
  const [before = '', ...words] = purpose.join('').split(sepaWord)
  const valueOf = (word: string) => {
    const at = words.findIndex((each, index) => index % 2 === 0 && each === word)
    return at < 0 ? '' : (words[at + 1] ?? '').trim()
  }
  const ultimate = valueOf(isCredit ? 'ABWA' : 'ABWE')
  return {
    text: [before, withoutFiller(valueOf('EREF')), valueOf('SVWZ'), ultimate && payerName]
      .filter(Boolean)
      .join('\n'),
    payerName: ultimate || payerName,
    payerAccount: payerAccount || valueOf('IBAN'),
  }
}

/** Account numbers of the Netherlands from before IBAN: their digits by weight are a multiple of eleven. */
const isDutchNumber = (text: string): boolean =>
  /^\d{10}$/.test(text) &&
  Array.from(text, Number).reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11 === 0

type OwnAccount = Pick<BankStatement, 'account' | 'currency'>

/** The other side on a line of its own. */
const namedLine = /^REK: (?<account>[^\n]*)\/NAAM: (?<name>[^\n]*)$/m

/** Free text, which may begin with the account of the other side, and may end with account and name. */
const fromText = (information: string, own: OwnAccount): Information => {
  const { account, name = '' } = namedLine.exec(information)?.groups ?? {}
  if (account !== undefined)
    return {
      text: information.replace(namedLine, '').trim(),
      payerName: name.trim(),
      payerAccount: account.trim(),
    }
  const [first = ''] = information.split(/\s/, 1)
  // A reference may have ten digits, too: such a number is an account only if the own account has ten.
  const isAccount =
    isIban(first) || (own.currency === 'EUR' && /^\d{10}$/.test(own.account) && isDutchNumber(first))
  return { text: information, payerName: '', payerAccount: isAccount ? first : '' }
}

/** Unstructured bank information: in numbered parts (`?20`…), in named ones (`/REMI/`…), or as free text. */
const readInformation = (information: string, isCredit: boolean, own: OwnAccount): Information =>
  fromNumbers(information, isCredit) ?? fromWords(information, isCredit) ?? fromText(information, own)

/** In characters. */
const ownReferenceLength = 16

/** The details of the field :61:. A name may follow the padded reference, and more may be on the lines below. */
const detailsOf = (own: string, more: string) => {
  const isPadded = own.slice(0, ownReferenceLength).endsWith(' ')
  const reference = isPadded ? own.slice(0, ownReferenceLength).trim() : own.trim()
  const beside = isPadded ? own.slice(ownReferenceLength).trim() : ''
  const isAccount = beside !== '' && /^P?\d{9,10}$/.test(reference)
  const below = more.split('\n').map((each) => each.trim())
  const [account = ''] = below.filter(isIban)
  const texts = below.flatMap((each) => {
    const { word = '', value = '' } = /^\/(?<word>[A-Z]{4})\/(?<value>.*?)\/*$/.exec(each)?.groups ?? {}
    if (markedWords.has(word)) return `${word} ${value}`
    return each === account || word === 'TRCD' || word === 'TRTP' ? [] : withoutFiller(each)
  })
  return {
    account: account || (isAccount ? reference : ''),
    name: isAccount ? beside : '',
    texts: [...(isAccount ? [] : [withoutFiller(reference), beside]), ...texts],
  }
}

/** The bank's reference where it has its own line below. */
const referenceBelow = /^\/\/(?<reference>[^\n]*)(?:\n(?<rest>[\s\S]*))?$/

const lineOf = ({ content }: Field, information: string, account: OwnAccount): BankLine => {
  const given = linePattern.exec(content.trimStart())?.groups
  if (!given) throw new UnreadableStatement(`a line :61: cannot be read: ${content.split('\n')[0]}`)
  const valueDate = readDay(withFebruaryEnd(longYear(given['valueDate'] ?? '')), 'the value date of a line')
  const entry = given['entry']?.trim()
  const sign = signs[given['mark']?.toUpperCase() ?? ''] ?? 1
  const { text, bankReference: named, ...other } = readInformation(information, sign > 0, account)
  const below = given['bank'] ? undefined : referenceBelow.exec(given['more'] ?? '')?.groups
  const bankReference = named || withoutFiller(given['bank'] ?? below?.['reference'])
  const details = detailsOf(given['own'] ?? '', (below ? below['rest'] : given['more']) ?? '')
  const [payerName, payerAccount] = [other.payerName || details.name, other.payerAccount || details.account]
  return {
    amountCents: sign * centsOf(given['amount'] ?? '', 'a line'),
    bookingDate: readDay(
      entry ? withFebruaryEnd(bookingDateOf(entry, valueDate)) : valueDate,
      'the booking date of a line',
    ),
    valueDate,
    ...(bankReference ? { bankReference } : {}),
    text: [...details.texts, text].filter(Boolean).join('\n'),
    ...(payerName ? { payerName } : {}),
    ...(payerAccount ? { payerAccount } : {}),
  }
}

/** `12/1` is the first page of the statement 12. */
const sequenceOf = (content: string): Pick<BankStatement, 'sequence' | 'page'> => {
  const { number, page } = /^(?<number>\d{1,5})(?:\/(?<page>\d{1,5}))?$/.exec(content.trim())?.groups ?? {}
  return { ...(number ? { sequence: Number(number) } : {}), ...(page ? { page: Number(page) } : {}) }
}

/** The information of each line: the fields :86: up to the next line or balance. */
const informationAfter = (fields: readonly Field[], index: number): string => {
  const rest = fields.slice(index + 1, index + 6)
  const end = rest.findIndex(({ tag }) => tag.startsWith('6'))
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .flatMap(({ tag, content }) => (tag === '86' ? content : []))
    .join('\n')
}

/** Some banks add the currency to the number, also behind a dash or a slash. */
const accountOf = (content: string, currency: string): string => {
  const account = content.trim()
  const number = account.endsWith(currency) ? account.slice(0, -currency.length).replace(/[\s/-]+$/, '') : ''
  return /\d$/.test(number) ? number : account
}

const missing = (tags: readonly string[]) =>
  new UnreadableStatement(`the statement has no field :${tags.join(':, :')}:`)

/** An interim report has sums in the place of balances. */
const isInterim = (fields: readonly Field[]): boolean =>
  fields.some(({ tag }) => ['34F', '90C', '90D'].includes(tag)) &&
  !fields.some(({ tag }) => tag === '60F' || tag === '60M')

const statementOf = (fields: readonly Field[]): BankStatement => {
  if (isInterim(fields))
    throw new UnreadableStatement(
      'the file is an interim report (MT942) without balances, not MT940: read the bank’s statement of the day',
    )
  const withTags = (tags: readonly string[]): Field[] => fields.filter(({ tag }) => tags.includes(tag))
  const find = (...tags: string[]): Field => {
    const [found] = withTags(tags)
    if (!found) throw missing(tags)
    return found
  }
  const closings = withTags(['62F', '62M'])
  const last = closings.at(-1)
  const opening = balanceOf(find('60F', '60M'))
  if (!last) throw missing(['62F', '62M'])
  const closing = balanceOf(last)
  if (opening.currency !== closing.currency)
    throw new UnreadableStatement('the statement begins and ends in two currencies')
  const own = {
    account: accountOf(find('25', '25P').content, opening.currency),
    currency: readCurrency(opening.currency),
  }
  return {
    format: 'MT940',
    ...sequenceOf(find('28C', '28').content),
    number: `${find('20').content.trim()}/${find('28C', '28').content.trim()}`,
    ...own,
    openingCents: opening.cents,
    closingCents: closing.cents,
    statedDays: statedDays(opening.day, closing.day),
    lines: fields.flatMap((field, index) =>
      field.tag === '61' ? lineOf(field, informationAfter(fields, index), own) : [],
    ),
  }
}

/** Reads the statements of a SWIFT MT940 file. */
export const parseMt940 = (source: string): BankStatement[] => {
  const fields = fieldsOf(source)
  const starts = fields.flatMap(({ tag }, index) => (tag === '20' ? [index] : []))
  return starts.map((start, index) => statementOf(fields.slice(start, starts[index + 1])))
}
