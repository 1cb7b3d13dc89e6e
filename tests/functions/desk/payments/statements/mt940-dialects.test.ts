import { expect, test } from 'vitest'
import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { companiesMatchingPayer, payerInLine } from '#shared/repayment/payer-names.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { parseStatements } from '../../../../../functions/desk/payments/statements/parse-statements.ts'

const read = (text: string) => parseStatements(new TextEncoder().encode(text), undefined)

const usual = '2606010601C250,00NTRFNONREF//BR1'

/** A statement with one credit of 250.00. */
const statementOf = (line: string, information = '', { eol = '\n', end = '-' } = {}): string =>
  [
    ':20:STMT1',
    ':25:123-456789-838',
    ':28C:1/1',
    ':60F:C260601EUR1000,00',
    `:61:${line}`,
    ...(information ? [`:86:${information}`] : []),
    ':62F:C260601EUR1250,00',
    end,
  ]
    .join('\n')
    .replaceAll('\n', eol)

test.each([
  ['a type that is padded with a blank', '260601C250,00NOV NONREF', {}],
  ['no reference, in small letters', '2606010601C250,00NTRFnonref//nonref', { text: '' }],
  ['a blank before it', ' 2606010601C250,00NTRFNONREF//BR1', { bankReference: 'BR1' }],
  ['a type of one letter', '2606010601CF250,00S   X', { text: 'X' }],
  ['a mark in small letters', '2606010601c250,00NTRFNONREF', {}],
  ['a blank before the type', '2606010601C250,00 NTRFNONREF', {}],
  ['a blank entry date and a funds code', '260601    CD250,00NTRFNONREF//BR1', { bankReference: 'BR1' }],
  [
    'an amount without a comma',
    '2606010601C250NTRF01-06 10:05//B4G2',
    { text: '01-06 10:05', bankReference: 'B4G2' },
  ],
  ['an amount without a digit before its comma', '2606010601C,50NTRFNONREF', { amountCents: 50 }],
  ['an amount with a point', '2606010601C250.00NTRFNONREF', {}],
  ['an amount with leading zeros', '2606010601C00000000000000250,00NTRFNONREF', {}],
  [
    'the bank’s reference on the line below',
    '2606010601C250,00NTRFNONREF\n//FTR1\nmore',
    { bankReference: 'FTR1', text: 'more' },
  ],
  [
    'a reference that is in the information',
    '2606010601C250,00NTRFEREF//0001',
    { text: '', bankReference: '0001' },
  ],
  [
    'the other side’s account below it',
    '260601C250,00N102EREF            \nNL91ABNA0417164300',
    { text: '', payerAccount: 'NL91ABNA0417164300' },
  ],
  ['a reference of IBAN’s form below it', `${usual}\nFT26060100000001`, { text: 'FT26060100000001' }],
  [
    'account and name after the padded reference',
    '260601C250,00N062P002445588      Invented Ltd',
    { text: '', payerAccount: 'P002445588', payerName: 'Invented Ltd' },
  ],
  ['words after a padded reference', '260601C250,00N093NONREF          Costs', { text: 'Costs' }],
  ['the kind of the transfer below it', `${usual}\n/TRCD/00100/`, { text: '' }],
  ['a charge below it', `${usual}\n/CHGS/EUR1,00/`, { text: 'CHGS EUR1,00' }],
])('a line with %s is read', async (_what, line, expected) => {
  const isHalf = line.includes('C,50')
  const [statement] = await read(
    statementOf(line).replace('EUR1250,00', isHalf ? 'EUR1000,50' : 'EUR1250,00'),
  )
  expect(statement?.lines).toEqual([
    expect.objectContaining({
      amountCents: 250_00,
      valueDate: '2026-06-01',
      bookingDate: '2026-06-01',
      ...expected,
    }),
  ])
})

test.each([
  [
    'a line that begins with a dash',
    'INVENTED LTD\n-FRN-2026-000123',
    { text: 'INVENTED LTD\n-FRN-2026-000123' },
  ],
  ['a dash alone on a line', 'INVENTED LTD\n-\nFRN-1', { text: 'INVENTED LTD\n-\nFRN-1' }],
  [
    'words of three letters',
    '/TRTP/SEPA OVERBOEKING/IBAN/NL00BANK0123456789/BIC/BANKNL2A/NAME/INVENTED BV/REMI/RES 42/EREF/NOTPROVIDED',
    { payerAccount: 'NL00BANK0123456789', payerName: 'INVENTED BV', text: 'RES 42' },
  ],
  [
    'a bank’s own word, which may have the reference',
    '/ORDP/INVENTED LTD/ORF/FRN-2026-000123/REMI/JUNE',
    { payerName: 'INVENTED LTD', text: 'JUNE\nFRN-2026-000123' },
  ],
  [
    'a name before its address',
    '/ORDP/INVENTED TRADING LTD\n1 QUEEN’S ROAD\nHONG KONG\n/REMI/FRN-2026-\n000123',
    { payerName: 'INVENTED TRADING LTD', text: 'FRN-2026-000123\n1 QUEEN’S ROAD\nHONG KONG' },
  ],
  [
    'a name that goes on in the next line',
    '/ORDP/INVENTED INTERNATIONAL TRADING COMPA\nNY LIMITED\n/REMI/JUNE',
    { payerName: 'INVENTED INTERNATIONAL TRADING COMPANY LIMITED', text: 'JUNE' },
  ],
  ['a word twice', '/EREF/FRN-A/EREF/FRN-B/NAME/INVENTED LTD', { text: 'FRN-A\nFRN-B' }],
  ['a name with slashes', '/NAME/SMITH/LTD/REMI/JUNE', { payerName: 'SMITH/LTD', text: 'JUNE' }],
  [
    'the names of both sides, each behind the word of its side',
    '/BENM//NAME/LENDER LTD/ORDP//NAME/INVENTED LTD/ADDR/1 ROAD/REMI/JUNE',
    { payerName: 'INVENTED LTD', text: 'JUNE' },
  ],
  [
    'a time that was wrapped',
    'CARD 2026-06-01T13\n:12:11 FRN-1',
    { text: 'CARD 2026-06-01T13\n:12:11 FRN-1' },
  ],
  ['a time like the account’s field', 'CARD 10\n:25:17 FRN-1', { text: 'CARD 10\n:25:17 FRN-1' }],
  ['a time like the first field', 'CARD 10\n:20:17 FRN-1', { text: 'CARD 10\n:20:17 FRN-1' }],
  [
    'blank parts',
    '000>100987654321>20FRN-1>21 >22   >32INVENTED LTD',
    { text: 'FRN-1', payerName: 'INVENTED LTD' },
  ],
  ['slashes in the purpose', '/NAME/INVENTED LTD/REMI/INV/2026/ABC/12', { text: 'INV/2026/ABC/12' }],
  [
    'words after free text, each on its own line',
    'PAYMENT FROM\n/ORDP/INVENTED LTD\n/OBK/021001088\n/BREF/2026XYZ\n/EREF/FRN-1\n/REMI/JUNE\n/TIME/12:30',
    { payerName: 'INVENTED LTD', bankReference: '2026XYZ', text: 'FRN-1\nJUNE\nPAYMENT FROM' },
  ],
  [
    'an ultimate debtor',
    '/ORDP/PAYMENT COMPANY/ULTD/INVENTED LTD/REMI/JUNE',
    { payerName: 'INVENTED LTD', text: 'JUNE\nPAYMENT COMPANY' },
  ],
  [
    'words without a purpose',
    '/NAME/INVENTED LTD/IBAN/NL00BANK01',
    { payerName: 'INVENTED LTD', payerAccount: 'NL00BANK01' },
  ],
  [
    'a purpose without structure, and references',
    '/EREF/FRN-1//MARF/M7//CNTP/NL91ABNA0417164300/ABNANL2A/INVENTED BV/UTRECHT//REMI/USTD//RENT/JUNE//PURP/CD/SALA/',
    {
      payerName: 'INVENTED BV',
      payerAccount: 'NL91ABNA0417164300',
      text: 'FRN-1\nRENT/JUNE\nM7',
    },
  ],
  ['a structured purpose', '/REMI/STRD/CUR/9001123412341234/', { text: '9001123412341234' }],
  [
    'a structured reference with its kind',
    '/EREF/FRN-1/BENM//NAME/INVENTED LTD/REMI//CDTRREFTP//CD/SCOR/ISSR/CUR/CDTRREF/9001123412341234',
    { text: 'FRN-1\n9001123412341234' },
  ],
  ['an ultimate debtor with an id', '/ULTD//INVENTED LTD/ID7//REMI/JUNE', { payerName: 'INVENTED LTD' }],
  [
    'words but no purpose',
    '/RTRN/MS03//CNTP/NL91ABNA0417164300//INVENTED BV/UTRECHT//SVCL/SLEV//CHGS/EUR1,00/',
    { payerName: 'INVENTED BV', text: 'RTRN MS03\nCHGS EUR1,00\nSLEV' },
  ],
  ['words after a blank', ' /ORDP/INVENTED LTD\n /REMI/JUNE', { payerName: 'INVENTED LTD', text: 'JUNE' }],
  [
    'account and name on a line of their own',
    'RENT JUNE\nREK: NL84INGB0234561789/NAAM: INVENTED B.V.',
    { text: 'RENT JUNE', payerName: 'INVENTED B.V.', payerAccount: 'NL84INGB0234561789' },
  ],
  ['a name as short as a word', '/NAME/ABC/REMI/JUNE', { payerName: 'ABC', text: 'JUNE' }],
  [
    'an IBAN before free text',
    'NL91ABNA0417164300 INVENTED BV',
    { payerAccount: 'NL91ABNA0417164300', text: 'NL91ABNA0417164300 INVENTED BV' },
  ],
  [
    'numbered parts',
    '166?00CREDIT?20FRN-1?21JUNE?31123?32INVENTED?33 LTD',
    { text: 'FRN-1\nJUNE', payerName: 'INVENTED LTD', payerAccount: '123' },
  ],
  [
    'numbered parts after a blank',
    ' 020?00CREDIT?20FRN-1?\n32INVENTED LTD',
    { text: 'FRN-1', payerName: 'INVENTED LTD' },
  ],
  [
    'numbered parts without a code before them',
    '?20FRN-1?32INVENTED LTD',
    { text: 'FRN-1', payerName: 'INVENTED LTD' },
  ],
  ['a telephone number', '+85212345678 JUNE', { text: '+85212345678 JUNE' }],
  [
    'padded parts',
    '166?20FRN-1?31NL00 ?32INVENTED LTD               ?33',
    { payerName: 'INVENTED LTD', payerAccount: 'NL00' },
  ],
  [
    'numbered parts by another sign',
    '166<00CREDIT<20FRN-1<32INVENTED LTD',
    { text: 'FRN-1', payerName: 'INVENTED LTD' },
  ],
  [
    'SEPA words that go over numbered parts',
    '166?00CREDIT?20EREF+FRN-2026-00?210123?22SVWZ+RENT FOR ?23JUNE?24ABWA+REAL PAYER?32PAYMENT COMPANY?38DE00123',
    {
      text: 'FRN-2026-000123\nRENT FOR JUNE\nPAYMENT COMPANY',
      payerName: 'REAL PAYER',
      payerAccount: 'DE00123',
    },
  ],
])('information with %s is read', async (_what, information, expected) => {
  const [statement] = await read(statementOf(usual, information))
  expect(statement?.lines).toMatchObject([{ amountCents: 250_00, ...expected }])
})

test.each(['CNH', 'RMB'])('an account in %s is one in renminbi', async (code) => {
  const file = statementOf(usual).replaceAll('EUR', code)
  expect(await read(file)).toMatchObject([{ currency: 'CNY', closingCents: 1250_00 }])
})

test.each([
  ['2612310102', '2026-12-31', '2027-01-02'],
  ['2701041231', '2027-01-04', '2026-12-31'],
  ['2802280229', '2028-02-28', '2028-02-29'],
])('the dates %s are of one winter', async (dates, valueDate, bookingDate) => {
  expect((await read(statementOf(`${dates}C250,00NTRFNONREF`)))[0]?.lines).toMatchObject([
    { valueDate, bookingDate },
  ])
})

test.each([
  ['260230', '2026-02-28'],
  ['280230', '2028-02-29'],
  ['260229', '2026-02-28'],
])('the value date %s of a month of thirty days is the end of February', async (given, valueDate) => {
  const [statement] = await read(statementOf(`${given}${given.slice(2)}C250,00NTRFNONREF`))
  expect(statement?.lines).toMatchObject([{ valueDate, bookingDate: valueDate }])
})

test.each(['1.250,00', '1,250.00'])('amounts with marked thousands, as %s, are read', async (written) => {
  const file = statementOf(`2606010601C${written}NTRFNONREF`)
    .replace('C260601EUR1000,00', `C260601EUR${written}`)
    .replace('EUR1250,00', 'EUR2500,00')
  expect(await read(file)).toMatchObject([{ openingCents: 1250_00, lines: [{ amountCents: 1250_00 }] }])
})

test('amounts that may be thousands are not read as a thousandth of them', async () => {
  const file = statementOf('2606010601C1.250NTRFNONREF')
    .replace('EUR1000,00', 'EUR1.000')
    .replace('EUR1250,00', 'EUR2.250')
  await expect(read(file)).rejects.toThrow('may be thousands, or have three decimals: 1.000')
})

test('a file with the line ends of HBCI is read', async () => {
  const file = `@@${statementOf(usual, 'JUNE@@AND JULY').replaceAll('\n:', '@@:').replace('\n-', '@@-@@')}`
  expect(await read(file)).toMatchObject([{ closingCents: 1250_00, lines: [{ text: 'JUNE\nAND JULY' }] }])
})

test('a balance without a currency is named', async () => {
  const file = statementOf(usual).replace(':62F:C260601EUR', ':62F:C260601')
  await expect(read(file)).rejects.toThrow('the balance :62F: cannot be read: C2606011250,00')
})

test('UTF-8 with characters that were damaged before is read', async () => {
  expect((await read(statementOf(usual, 'GL\uFFFDUBIGER')))[0]?.lines).toMatchObject([
    { text: 'GL\uFFFDUBIGER' },
  ])
})

test('a file in Big5 has the characters of Hong Kong', async () => {
  // 滙豐邨貿易有限公司
  const name = Buffer.from('fac0c2d79068b654a9f6a6b3adada4bda571', 'hex')
  const [before = '', after = ''] = statementOf(usual, '?').split('?')
  const file = Buffer.concat([Buffer.from(before), name, Buffer.from(after)])
  expect((await parseStatements(file, undefined))[0]?.lines).toMatchObject([{ text: '滙豐邨貿易有限公司' }])
})

test('fields after the information belong to no line', async () => {
  const file = statementOf(usual, 'JUNE\n:NS:22INVENTED').replace(
    '\n-',
    '\n:64:C260601EUR1250,00\n:65:C260602EUR1250,00\n:86:OF THE STATEMENT\n-',
  )
  expect((await read(file))[0]?.lines).toMatchObject([{ text: 'JUNE' }])
})

test('an interim report is refused for what it is', async () => {
  const report =
    ':20:X\n:25:123\n:28C:1/1\n:34F:EUR0,\n:13D:2606011200+0800\n:61:2606010601C250,00NTRFNONREF\n:90D:0EUR0,\n:90C:1EUR250,\n-'
  await expect(read(report)).rejects.toThrow(
    /interim report \(MT942\) without balances.*statement of the day/,
  )
})

test('several fields of information are one', async () => {
  expect((await read(statementOf(usual, 'JUNE\n:86:AND JULY')))[0]?.lines).toMatchObject([
    { text: 'JUNE\nAND JULY' },
  ])
})

test.each([
  ['CR alone', statementOf(usual, 'JUNE', { eol: '\r' })],
  ['CR and LF', statementOf(usual, 'JUNE', { eol: '\r\n' })],
  ['STX and ETX', `\u0002${statementOf(usual, 'JUNE')}\u0003`],
  [
    'SWIFT blocks',
    `{1:F01INVEHKHHXXXX0000000000}{2:I940INVEHKHHXXXXN}{4:\n${statementOf(usual, 'JUNE', { end: '-}{5:{CHK:123456789ABC}}' })}`,
  ],
  [
    'blocks on lines of their own',
    `{1:F01INVEHKHHXXXX0000000000}\n{2:I940INVEHKHHXXXXN}\n{4:\n${statementOf(usual, 'JUNE', { end: '-}\n{5:{CHK:123456789ABC}}' })}`,
  ],
  ['a field of the type', `:940:\n${statementOf(usual, 'JUNE')}`],
  ['a header of three lines', `INVEHKHH\n940\nINVEHKHH\n${statementOf(usual, 'JUNE')}`],
  ['no end mark', statementOf(usual, 'JUNE', { end: '' })],
])('messages in a file with %s are read', async (_what, message) => {
  const eol = message.includes('\n') ? '\n' : '\r'
  const statements = await read(`${message}${eol}${message}`)
  expect(statements).toHaveLength(2)
  for (const { lines } of statements) expect(lines).toMatchObject([{ amountCents: 250_00, text: 'JUNE' }])
})

test.each([
  ['123-456789-838 EUR', '123-456789-838'],
  ['NL00BANK0123456789EUR', 'NL00BANK0123456789'],
  ['012-345-6-789012-EUR', '012-345-6-789012'],
  ['BANKNL2A/0123456789/EUR', 'BANKNL2A/0123456789'],
])('the account %s is read without its currency', async (given, account) => {
  const [statement] = await read(statementOf(usual).replace('123-456789-838', given))
  expect(statement?.account).toBe(account)
})

test('balances between the lines of a message are not its own', async () => {
  const [statement] = await read(
    statementOf(`${usual}\n:62M:C260601EUR1250,00\n:60M:C260601EUR1250,00\n:61:${usual}`).replace(
      ':62F:C260601EUR1250',
      ':62F:C260601EUR000000000000001500',
    ),
  )
  expect(statement).toMatchObject({ openingCents: 1000_00, closingCents: 1500_00 })
})

test('a bank’s own code word in front does not hide the documented ones behind it', async () => {
  const file =
    ':20:S\n:25:1\n:28C:1/1\n:60F:C260531HKD0,00\n:61:2606010601C250,00S103FRN//CITI0001\n:86:/CTC/103/INWARD TT /ORDP/INVENTED LTD\n:62F:C260601HKD250,00\n-'
  const [statement] = await parseStatements(new TextEncoder().encode(file), undefined)
  expect(statement?.lines).toMatchObject([{ payerName: 'INVENTED LTD', bankReference: 'CITI0001' }])
})

test.each([
  ['an account before it, as the own one is written', '0100000001', '0100000002', '0100000002'],
  ['a number whose weights prove nothing', '0100000001', '2026000124', undefined],
  [
    'a reference that proves one by chance, beside another form of account',
    '123-456789-838',
    '2026000123',
    undefined,
  ],
])('free text with %s is read', async (_what, own, number, payerAccount) => {
  const file = statementOf(usual, `${number} INVENTED BV RES 42`).replace('123-456789-838', own)
  const [line] = (await read(file))[0]?.lines ?? []
  expect(line?.payerAccount).toBe(payerAccount)
  expect(line?.text).toBe(`${number} INVENTED BV RES 42`)
})

test.each(['INVENTED TRADING LTD\n-2026-000123', '0100000002 INVENTED TRADING LTD 2026000123'])(
  'the payer and the reference of free text are found in it: %s',
  async (information) => {
    const [line] = (await read(statementOf(usual, information)))[0]?.lines ?? []
    const name = normalizeCompanyName('Invented Trading Limited')
    expect(companiesMatchingPayer(payerInLine(line ?? { text: '' }), [{ companyId: 'its', name }])).toEqual(
      new Set(['its']),
    )
    expect(referencesInText(line?.text ?? '')).toEqual(expect.arrayContaining(['2026000123']))
  },
)
