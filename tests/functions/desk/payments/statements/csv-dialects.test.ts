import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInCsvMappings } from '#shared/desk/built-in-csv-mappings.ts'
import type { CsvColumns } from '#shared/desk/csv-columns.ts'
import { isBlankCell, readCsvAmount, readDirection } from '#shared/input-parsing/csv-cells.ts'
import { dateOrdersOf, readCsvDate } from '#shared/input-parsing/csv-dates.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { fittingMappings } from '../../../../../functions/desk/payments/choose-csv-mapping.ts'
import type { CsvReading } from '../../../../../functions/desk/payments/statements/parse-csv.ts'
import { parseStatements } from '../../../../../functions/desk/payments/statements/parse-statements.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const simple: CsvColumns = { valueDate: 'Date', amount: 'Amount', balance: 'Balance', text: ['Details'] }
const inTwo: CsvColumns = {
  valueDate: 'Date',
  credit: 'In',
  debit: 'Out',
  balance: 'Balance',
  text: ['Details'],
}

const read = (text: string, columns: CsvColumns = simple, reading: Partial<CsvReading> = {}) =>
  parseStatements(bytes(text), { columns, account: '1', currency: 'HKD', ...reading })

const amountsOf = async (...given: Parameters<typeof read>): Promise<string[]> =>
  (await read(...given)).flatMap(({ lines }) =>
    lines.map(({ valueDate, amountCents }) => `${valueDate} ${decimalFromCents(amountCents)}`),
  )

describe('a date', () => {
  test.each([
    ['2026-01-02', 'YMD'],
    ['2026/1/2', 'DMY'],
    ['20260102', 'YMD'],
    ['02012026', 'DMY'],
    ['01022026', 'MDY'],
    ['02/01/2026', 'DMY'],
    ['2.1.26', 'DMY'],
    ['01/02/2026', 'MDY'],
    ['26/01/02', 'YMD'],
    ['2 Jan 2026', 'DMY'],
    ['02-Jan-26', 'DMY'],
    ['2 January 2026', 'YMD'],
    ['Jan 2, 2026', 'DMY'],
    ['2026-Jan-02', 'DMY'],
    ['2026年1月2日', 'DMY'],
    ['2026年01月02日 10:33:12', 'YMD'],
    ['02/01/2026 10:33', 'DMY'],
    ['2026-01-02T10:33:12', 'YMD'],
    ['2026-01-01T18:33:12Z', 'YMD'],
    ['2026-01-01T22:33:12+0200', 'YMD'],
    ['２０２６－０１－０２', 'YMD'],
    ['="02/01/2026"', 'DMY'],
    ["'02/01/2026", 'DMY'],
    ['Fri, 2 Jan 2026', 'DMY'],
    ['Friday 02/01/2026', 'DMY'],
    ['2026/01/02 周五', 'YMD'],
    ['2026-01-02（五）', 'DMY'],
    ['2026/1/2 下午 03:05:00', 'YMD'],
    ['2026-01-02上午10:33', 'YMD'],
    ['20260102103312', 'YMD'],
    ['20260102 103312', 'DMY'],
    ['2026-01-02-10.33.12.123456', 'YMD'],
    ['2026-01-02 10.33.12', 'YMD'],
    ['2026-01-01 18:33:12 +0000', 'YMD'],
    ['2026-01-01 18:33:12 UTC', 'YMD'],
    ['01/01/2026 18:33 (GMT+00:00)', 'DMY'],
    ['Jan 1, 2026 8:33:12 AM PST', 'MDY'],
    ['2026-01-02 07:59 UTC+8', 'YMD'],
    ['02JAN2026', 'DMY'],
    ['2nd Jan 2026', 'DMY'],
    ['2 janv. 2026', 'DMY'],
    ['2 de enero de 2026', 'DMY'],
    ['2. Jänner 2026', 'DMY'],
    ['2026년 1월 2일', 'YMD'],
    ['115/01/02', 'YMD'],
    ['民國115年1月2日', 'YMD'],
    ['\u200e2026-01-02', 'YMD'],
  ] as const)('%s by %s', (cell, order) => {
    expect(readCsvDate(cell, order)).toBe('2026-01-02')
  })

  test.each([
    ['', 'DMY'],
    ['31/02/2026', 'DMY'],
    ['13/13/2026', 'MDY'],
    ['1/2', 'DMY'],
    ['1/2/3/2026', 'DMY'],
    ['2 Foo 2026', 'DMY'],
    ['Total', 'YMD'],
    ['29/02/2026', 'DMY'],
    ['21001305', 'DMY'],
  ] as const)('%j by %s is none', (cell, order) => {
    expect(readCsvDate(cell, order)).toBeUndefined()
  })

  test('an order is clear where only one fits, or where all mean the same', () => {
    expect(dateOrdersOf(['01/02/2026', '13/02/2026'])).toEqual(['DMY'])
    expect(dateOrdersOf(['01/02/2026', '01/13/2026'])).toEqual(['MDY'])
    expect(dateOrdersOf(['01/02/2026', '02/03/2026'])).toEqual(['DMY', 'MDY'])
    expect(dateOrdersOf(['2026-01-02', '3 Jan 2026'])).toHaveLength(1)
    expect(dateOrdersOf(['01/13/2026', '13/01/2026'])).toEqual([])
  })
})

describe('an amount', () => {
  test.each([
    ['1,234.56', '.', 1_234_56],
    ['1234.5', '.', 1_234_50],
    ['1 234.56', '.', 1_234_56],
    ['1\u{A0}234\u{A0}567.00', '.', 1_234_567_00],
    ['1’234.56', '.', 1_234_56],
    ['.50', '.', 50],
    ['12.0000', '.', 12_00],
    ['1.234,56', ',', 1_234_56],
    ['1 234,56', ',', 1_234_56],
    ['1.234.567', ',', 1_234_567_00],
    ['-12.00', '.', -12_00],
    ['12.00-', '.', -12_00],
    ['−12.00', '.', -12_00],
    ['+12.00', '.', 12_00],
    ['(1,000.00)', '.', -1_000_00],
    ['（12.00）', '.', -12_00],
    ['HKD 12.00', '.', 12_00],
    ['12.00 HKD', '.', 12_00],
    ['HK$12.00', '.', 12_00],
    ['-£12.00', '.', -12_00],
    ['£-12.00', '.', -12_00],
    ['（HKD 12.00）', '.', -12_00],
    ['\u200e12.00', '.', 12_00],
    ['12.00元', '.', 12_00],
    ['人民币12.00元整', '.', 12_00],
    ['CN¥12.00', '.', 12_00],
    ['Rp12.000', ',', 12_000_00],
    ['R$ 1.234,56', ',', 1_234_56],
    ['12,34,567.89', '.', 1_234_567_89],
  ] as const)('%s with %s', (cell, decimal, cents) => {
    expect(readCsvAmount(cell, decimal)).toMatchObject({ cents })
  })

  test.each([
    ['12.00 CR', 1],
    ['12.00CR', 1],
    ['12.00 Dr.', -1],
    ['DR 12.00', -1],
    ['12.00 OD', -1],
    ['12.00贷', 1],
    ['12.00借', -1],
    ['12.00 (DR)', -1],
    ['12.00 Credit', 1],
    ['12.00 C', 1],
    ['12.00D', -1],
    ['12.00 S', -1],
  ] as const)('%s has its direction with it', (cell, marked) => {
    expect(readCsvAmount(cell, '.')).toEqual({ cents: 12_00, marked })
  })

  test.each([
    ['12.00 CAD', 'CAD'],
    ['HK$12.00', 'HKD'],
    ['NT$12', 'TWD'],
    ['US$12.00CR', 'USD'],
    ['12 円', 'JPY'],
    ['KWD 12.00', 'KWD'],
    ['¥12.00', undefined],
    ['$12.00', undefined],
    ['12.00元', undefined],
  ] as const)('%s names its currency where it has one meaning', (cell, currency) => {
    expect(readCsvAmount(cell, '.')?.currency).toBe(currency)
  })

  test('is blank where a word says that there is none', () => {
    for (const cell of ['', '-', '--', 'N/A', 'null', '无']) expect(isBlankCell(cell)).toBe(true)
    for (const cell of ['0', '0.00', 'free']) expect(isBlankCell(cell)).toBe(false)
  })

  test.each([
    '',
    '-',
    'abc',
    '1,23.00',
    '1.234',
    '12.345',
    '--1',
    '-1-',
    '(-1)',
    '1,2,3',
    '12345678901234.00',
  ])('%j with a point is none', (cell) => {
    expect(readCsvAmount(cell, '.')).toBeUndefined()
  })
})

test.each([
  ['收 入 贷记 貸記 进 收款 入金 来账 CRDT Cr. Haben +', 1],
  ['付 出 借记 借記 支 付款 出金 往账 DBIT DB Soll －', -1],
  ['? 转账 payment 借贷 1', undefined],
] as const)('the directions %s are read', (words, sign) => {
  for (const word of words.split(' ')) expect(readDirection(word)).toBe(sign)
})

test.each([
  ['Money  In', 1],
  ['收入(贷)', 1],
  ['Debit (−)', -1],
  ['贷 Cr', 1],
  ['借/DR', -1],
  ['贷 Dr', undefined],
  ['借 something', undefined],
] as const)('the direction %s is read', (cell, sign) => {
  expect(readDirection(cell)).toBe(sign)
})

describe('a bank’s CSV', () => {
  test.each([
    [
      'semicolons and decimal commas',
      'Date;Details;Amount;Balance\n05.01.2026;a;1.234,56;1.334,56\n13.01.2026;b;-34,56;1.300,00\n',
      simple,
    ],
    [
      'tabs',
      'Date\tDetails\tAmount\tBalance\n5 Jan 2026\ta\t1234.56\t1334.56\n13 Jan 2026\tb\t-34.56\t1300.00\n',
      simple,
    ],
    [
      'quoted cells of several lines, with delimiters in them',
      'Date,Details,Amount,Balance\r\n2026-01-05,"a, and\r\nmore","1,234.56","1,334.56"\r\n2026-01-13,"b ""quoted""",-34.56,"1,300.00"\r\n',
      simple,
    ],
    [
      'the newest first',
      'Date,Details,Amount,Balance\n13/01/2026,b,-34.56,1300.00\n05/01/2026,a,1234.56,1334.56\n',
      simple,
    ],
    [
      'two columns with 0.00 in the other',
      'Date,Details,Out,In,Balance\n13/01/2026,b,34.56,0.00,1300.00\n05/01/2026,a,0.00,"1,234.56",1334.56\n',
      inTwo,
    ],
    [
      'two columns with a blank or a dash in the other, and the debit below 0',
      'Date,Details,Out,In,Balance\n05/01/2026,a,-,1234.56,1334.56\n13/01/2026,b,-34.56,,1300.00\n',
      inTwo,
    ],
    [
      'signs behind',
      'Date,Details,Amount,Balance\n05/01/2026,a,1234.56+,1334.56+\n13/01/2026,b,34.56-,1300.00+\n',
      simple,
    ],
    [
      'brackets',
      'Date,Details,Amount,Balance\n05/01/2026,a,1234.56,1334.56\n13/01/2026,b,(34.56),1300.00\n',
      simple,
    ],
    [
      'CR and DR behind the amounts and balances',
      'Date,Details,Amount,Balance\n05/01/2026,a,"1,234.56 CR","1,334.56 CR"\n13/01/2026,b,34.56 DR,"1,300.00 CR"\n',
      simple,
    ],
    [
      'CR and DR in a column',
      'Date,Details,Amount,Type,Balance\n05/01/2026,a,1234.56,CR,1334.56\n13/01/2026,b,34.56,DR,1300.00\n',
      { ...simple, direction: 'Type' },
    ],
    [
      '贷 and 借 in a column',
      'Date,Details,Amount,借贷标志,Balance\n2026年1月5日,a,1234.56,贷,1334.56\n2026年1月13日,b,34.56,借,1300.00\n',
      { ...simple, direction: '借贷标志' },
    ],
    [
      'rows above the headings, a balance brought forward, sums and a note below',
      [
        'Account statement,,,',
        'Account,000-000000-000,,',
        'Period,01/01/2026 - 31/01/2026,,',
        '',
        'Date,Details,Amount,Balance',
        '01/01/2026,BALANCE BROUGHT FORWARD,,100.00',
        '05/01/2026,a,1234.56,1334.56',
        '13/01/2026,b,-34.56,1300.00',
        'Total,,1200.00,',
        ',Closing balance,,1300.00',
        '"Please check all entries, and tell us within 90 days.",,,',
      ].join('\n'),
      simple,
    ],
    [
      'an amount in the rows of the first and the last balance',
      'Date,Details,Amount,Balance\n01/01/2026,Opening Balance,100.00,100.00\n05/01/2026,a,1234.56,1334.56\n13/01/2026,b,-34.56,1300.00\n31/01/2026,Closing Balance,1300.00,1300.00\n',
      simple,
    ],
    [
      'the balance of a day below',
      'Date,Details,Amount,Balance\n05/01/2026,a,1234.56,1334.56\n13/01/2026,b,-34.56,1300.00\nBalance as at 31 Jan 2026,,,1300.00\n',
      simple,
    ],
    [
      'quotes within a cell',
      'Date,Details,Amount,Balance\n05/01/2026,5" pipe,1234.56,1334.56\n13/01/2026,for "June" alone,-34.56,1300.00\n',
      simple,
    ],
    [
      '入账 and 出账 in a column',
      'Date,Details,Amount,方向,Balance\n05/01/2026,a,1234.56,入账,1334.56\n13/01/2026,b,34.56,出账,1300.00\n',
      { ...simple, direction: '方向' },
    ],
    [
      'headings again on each page',
      'Date,Details,Amount,Balance\n05/01/2026,a,1234.56,1334.56\n\nDate,Details,Amount,Balance\n13/01/2026,b,-34.56,1300.00\n',
      simple,
    ],
    [
      'a balance at the end of each day alone',
      'Date,Details,Amount,Balance\n05/01/2026,a,1234.56,\n13/01/2026,b,-34.56,1300.00\n',
      simple,
    ],
    [
      'other blanks and capitals in the headings',
      '"DATE ","Details",  "amount","Balance "\n05/01/2026,a,1234.56,1334.56\n13/01/2026,b,-34.56,1300.00\n',
      simple,
    ],
    [
      'two headings alike',
      'Date,Details,Amount,Amount,Balance\n05/01/2026,a,HKD,1234.56,1334.56\n13/01/2026,b,HKD,-34.56,1300.00\n',
      { ...simple, amount: 'Amount (2)' },
    ],
    [
      'a byte order mark and a line that names the delimiter',
      '\u{FEFF}sep=;\nDate;Details;Amount;Balance\n05/01/2026;a;1234.56;1334.56\n13/01/2026;b;-34.56;1300.00\n',
      simple,
    ],
  ] as const)('with %s', async (_name, text, columns) => {
    const [statement] = await read(text, { ...columns, text: [...columns.text] })
    expect(statement).toMatchObject({ openingCents: 100_00, closingCents: 1_300_00 })
    expect(await amountsOf(text, { ...columns, text: [...columns.text] })).toEqual([
      '2026-01-05 1234.56',
      '2026-01-13 -34.56',
    ])
  })

  test('keeps the text of rows that go on with the line above', async () => {
    const text =
      'Date,Details,Amount,Balance\n2026-01-13,TRANSFER,500.00,500.00\n,INVENTED LTD,,\n,FRN-2026-000123,,\n2026-01-14,FEE,-1.00,499.00\n,Total,,\nEnd of statement,,,\n'
    expect((await read(text))[0]?.lines.map((line) => line.text)).toEqual([
      'TRANSFER\nINVENTED LTD\nFRN-2026-000123',
      'FEE',
    ])
  })

  test.each([
    [
      'two columns',
      'Date,Details,Out,In,Balance\n13/01/2026,FEE,5.00,,-5.00\n14/01/2026,BACK,-5.00,,0.00\n',
      inTwo,
    ],
    [
      'a direction',
      'Date,Details,Amount,Type,Balance\n13/01/2026,FEE,5.00,DR,-5.00\n14/01/2026,BACK,-5.00,DR,0.00\n',
      { ...simple, direction: 'Type' },
    ],
  ] as const)(
    'has a debit that came back where only some debits are below 0, by %s',
    async (_name, text, columns) => {
      expect(await amountsOf(text, { ...columns, text: [...columns.text] })).toEqual([
        '2026-01-13 -5.00',
        '2026-01-14 5.00',
      ])
    },
  )

  test.each([
    ['2026-01-13 09:00', '2026-01-13 10:00'],
    ['2026-01-13T09:00:00Z', '2026-01-13T10:00:00Z'],
  ])('is ordered by its times where its balances fit both ways', async (earlier, later) => {
    const lines = [`${later},b,-5.00,0.00`, `${earlier},a,5.00,5.00`]
    for (const each of [lines, lines.toReversed()]) {
      const [statement] = await read(['Date,Details,Amount,Balance', ...each].join('\n'))
      expect(statement?.openingCents).toBe(0)
      expect(statement?.lines.map(({ text }) => text)).toEqual(['a', 'b'])
    }
  })

  test('in full width loses no line', async () => {
    const text =
      'Date,Details,Amount,Balance\n２０２６－０６－０１,a,１，２３４．５０,１，２３４．５０\n2026-06-02,b,-34.50,1200.00\n'
    expect(await amountsOf(text)).toEqual(['2026-06-01 1234.50', '2026-06-02 -34.50'])
  })

  test.each(['合计', '累计', '累計', '本页合计', '共 2 笔', '共2筆', '总计：', 'Grand total'])(
    'has a sum in two columns, named %s, for no line',
    async (name) => {
      const text = `Date,Details,Out,In,Balance\n2026-06-01,a,,100.00,100.00\n2026-06-02,b,50.00,,50.00\n${name},,50.00,100.00,\n`
      expect(await amountsOf(text, inTwo)).toEqual(['2026-06-01 100.00', '2026-06-02 -50.00'])
    },
  )

  test('names no line or account by a number that a spreadsheet rounded', async () => {
    const text =
      'Date,Details,Amount,Balance,Ref,From\n2026-06-01,a,1.00,1.00,2.02606E+15,622200001111222000\n2026-06-02,b,1.00,2.00,FT26,62220000\n'
    const columns = { ...simple, bankReference: 'Ref', payerAccount: 'From' }
    const [first, second] = (await read(text, columns))[0]?.lines ?? []
    expect(first).not.toHaveProperty('bankReference')
    expect(first).not.toHaveProperty('payerAccount')
    expect(second).toMatchObject({ bankReference: 'FT26', payerAccount: '62220000' })
  })

  test('has a debit once where its sign and its mark say so', async () => {
    const text = 'Date,Details,Amount,Balance\n2026-01-13,FEE,(1.00) DR,-1.00 DR\n'
    expect(await amountsOf(text)).toEqual(['2026-01-13 -1.00'])
  })

  test('keeps a payment whose text begins as that of a balance', async () => {
    const text = 'Date,Details,Amount,Balance\n2026-01-13,Closing balance payment,500.00,500.00\n'
    expect(await amountsOf(text)).toEqual(['2026-01-13 500.00'])
  })

  test('of several currencies is one statement each, with its own balances', async () => {
    const text =
      'Date,Details,Amount,Currency,Balance\n13/01/2026,a,-1.00,HKD,99.00\n12/01/2026,b,5.00,USD,5.00\n11/01/2026,c,100.00,HKD,100.00\n'
    const columns = { ...simple, currency: 'Currency' }
    const statements = await read(text, columns, { currency: undefined })
    expect(
      statements.map(({ currency, openingCents, closingCents, lines }) => [
        currency,
        openingCents,
        closingCents,
        lines.length,
      ]),
    ).toEqual([
      ['HKD', 0, 99_00, 2],
      ['USD', 0, 5_00, 1],
    ])
    expect(await read(text, columns, { currency: 'USD' })).toHaveLength(1)
  })

  test.each([
    ['人民币', 'CNY'],
    ['RMB', 'CNY'],
    ['CNH', 'CNY'],
    ['港币', 'HKD'],
    ['美元', 'USD'],
    ['usd', 'USD'],
  ])('may call its currency %s', async (written, currency) => {
    const text = `Date,Details,Amount,Currency,Balance\n13/01/2026,a,5.00,${written},5.00\n`
    const columns = { ...simple, currency: 'Currency' }
    expect(await read(text, columns, { currency: written })).toMatchObject([{ currency }])
  })

  test('without a running balance needs both balances, and is held to them', async () => {
    const text = 'Date,Details,Amount\n13/01/2026,a,-1.00\n14/01/2026,b,5.00\n'
    const { balance: _balance, ...columns } = simple
    await expect(read(text, columns)).rejects.toThrow(/give its opening and closing balance/)
    await expect(read(text, columns, { openingCents: 10_00 })).rejects.toThrow(/opening and closing/)
    const [statement] = await read(text, columns, { openingCents: 10_00, closingCents: 14_00 })
    expect(statement).toMatchObject({ openingCents: 10_00, closingCents: 14_00 })
    await expect(read(text, columns, { openingCents: 10_00, closingCents: 15_00 })).rejects.toThrow(
      /does not add up/,
    )
  })

  test('may have times of day in a column of dates, and dashes in empty cells', async () => {
    const text =
      'Date,Time,Details,Amount,Balance,Payer\n2026-01-13,09:00:12,-------,5.00,5.00,-------\n2026-01-14,10:00:00,a,1.00,6.00,b\n'
    const [statement] = await read(text, { ...simple, bookingDate: 'Time', payerName: 'Payer' })
    expect(statement?.lines).toEqual([
      { amountCents: 500, bookingDate: '2026-01-13', valueDate: '2026-01-13', text: '' },
      { amountCents: 100, bookingDate: '2026-01-14', valueDate: '2026-01-14', text: 'a', payerName: 'b' },
    ])
  })

  test('has a reference without what keeps it a text in a spreadsheet', async () => {
    const text =
      'Date,Details,Amount,Balance,No\n13/01/2026,a,5.00,5.00,\'0012\n14/01/2026,b,1.00,6.00,"=""0013"""\n'
    const [statement] = await read(text, { ...simple, bankReference: 'No' })
    expect(statement?.lines.map(({ bankReference }) => bankReference)).toEqual(['0012', '0013'])
  })

  test('has the other side of a debit in its own columns', async () => {
    const text =
      "Date,Details,Amount,Balance,Payer,Payee,Payee account\n13/01/2026,a,5.00,5.00,Ada,Lender,\n14/01/2026,b,-1.00,4.00,Lender,Bob,'0012\n"
    const [statement] = await read(text, {
      ...simple,
      payerName: 'Payer',
      payeeName: 'Payee',
      payeeAccount: 'Payee account',
    })
    expect(statement?.lines.map(({ payerName, payerAccount }) => [payerName, payerAccount])).toEqual([
      ['Ada', undefined],
      ['Bob', '0012'],
    ])
  })
})

test.each([
  ['1.250,00', '1.500'],
  ['1.250.000', '1.500'],
])('thousands in points are read where another amount is clear: %s', async (clear, other) => {
  const text = `Date;Details;Amount\n15/01/2026;a;${clear}\n16/01/2026;b;${other}\n`
  const columns: CsvColumns = { valueDate: 'Date', amount: 'Amount', text: ['Details'] }
  const cents = clear === '1.250,00' ? 125_000 : 125_000_000
  const balances = { openingCents: 0, closingCents: cents + 150_000 }
  expect(await amountsOf(text, columns, { ...balances, currency: 'EUR' })).toEqual([
    `2026-01-15 ${decimalFromCents(cents)}`,
    '2026-01-16 1500.00',
  ])
})

describe('is refused', () => {
  test('with every row that cannot be read', async () => {
    const text = [
      'Date,Details,Amount,Balance',
      '05/01/2026,a,1234.56,1334.56',
      '32/01/2026,b,-34.56,1300.00',
      '13/01/2026,c,1.2.3,1300.00',
      '14/01/2026,d,,',
      ',e,1.00,1301.00',
      '15/01/2026,f,1.00,abc',
    ].join('\n')
    const problem: unknown = await read(text, simple, { dateOrder: 'DMY' }).catch((error: unknown) => error)
    expect(String(problem)).toContain('row 3: the date is no date: 32/01/2026')
    expect(String(problem)).toContain('row 4: an amount is no amount: 1.2.3')
    expect(String(problem)).toContain('row 5: has no amount')
    expect(String(problem)).toContain('row 6: the date is no date: nothing')
    expect(String(problem)).toContain('row 7: the balance is no amount: abc')
  })

  test.each([
    [
      'dates that could be of two orders',
      'Date,Details,Amount,Balance\n05/01/2026,a,1.00,1.00\n',
      {},
      /DMY or MDY.*say in which/,
    ],
    [
      'a missing line',
      'Date,Details,Amount,Balance\n15/01/2026,a,1.00,1.00\n16/01/2026,b,1.00,3.00\n',
      {},
      /row 3: the balance is 3\.00, and 2\.00 by the row before it/,
    ],
    [
      'no account and no currency',
      'Date,Details,Amount,Balance\n15/01/2026,a,1.00,1.00\n',
      { account: undefined, currency: undefined },
      /does not name its account and currency/,
    ],
    [
      'no heading',
      'Datum,Details,Amount,Balance\n15/01/2026,a,1.00,1.00\n',
      {},
      /no row has the headings Date/,
    ],
    ['no line', 'Date,Details,Amount,Balance\nTotal,,0.00,\n', {}, /the file has no line/],
    // Read by their first cells, they add up: from -1.00 by 1.00 to 0.00.
    [
      'amounts whose thousands are cells of their own',
      'Date,Details,Amount,Balance\n15/01/2026,a,1,000.00,1,000.00\n',
      {},
      /row 2: has more cells than the headings.*: 1 000\.00/,
    ],
    [
      'serial numbers in place of dates',
      'Date,Details,Amount,Balance\n46174,a,1.00,1.00\n',
      {},
      /row 2: the date is no date: 46174/,
    ],
    [
      'a sum in the place of a date that cannot be read',
      'Date,Details,Amount,Balance\n15/01/2026,a,1.00,1.00\n32/01/2026,Total Energy,2.00,\n',
      {},
      /row 3: the date is no date: 32/,
    ],
  ] as const)('with %s', async (_name, text, reading, words) => {
    await expect(read(text, simple, reading)).rejects.toThrow(words)
  })

  test.each([
    [
      'an amount is in USD, and the account in HKD',
      'Date,Details,Amount,Balance\n15/01/2026,a,USD 1.00,1.00\n',
      simple,
    ],
    ['a credit is below 0', 'Date,Details,Amount,Balance\n15/01/2026,a,(1.00) CR,1.00\n', simple],
    // All of them add up as thousands as well.
    ['may be thousands', 'Date,Details,Amount,Balance\n15/01/2026,a,250.000,750.000\n', simple],
    ['both came and went', 'Date,Details,Out,In,Balance\n15/01/2026,a,1.00,1.00,1.00\n', inTwo],
    [
      'neither a credit nor a debit',
      'Date,Details,Amount,Type,Balance\n15/01/2026,a,1.00,?,1.00\n',
      { ...simple, direction: 'Type' },
    ],
    [
      'a credit is below 0',
      'Date,Details,Amount,Type,Balance\n15/01/2026,a,-1.00,CR,1.00\n',
      { ...simple, direction: 'Type' },
    ],
  ] as const)('where a row says: %s', async (words, text, columns) => {
    await expect(read(text, { ...columns, text: [...columns.text] })).rejects.toThrow(words)
  })
})

describe('a mapping that comes with the portal', () => {
  const files = {
    'HSBC Hong Kong':
      'Date,Description,Billing amount,Billing currency,Balance,Balance currency\n24/03/2026,FPS PAYMENT              TO 000,"-100.00"\t,HKD,"3,613.17"\t,HKD\n20/03/2026,FPS FROM                 INVENTED LTD,"500.00"\t,HKD,"3,713.17"\t,HKD\n12/03/2026,CREDIT,"12.00"\t,CNY,"12.00"\t,CNY\n',
    DBS: 'Account Details For:,DBS Business 000-000000-0\nStatement as at:,14 Mar 2026\nCurrency:,HKD\nAvailable Balance:,HKD 400.00\nLedger Balance:,HKD 400.00\n\nTransaction Date,Value Date,Statement Code,Description,Supplementary Code,Supplementary Code Description,Client Reference,Additional Reference,Status,Currency,Debit Amount,Credit Amount\n14 Mar 2026,,ADV,CHARGE,,,,,Settled,HKD,100.00,\n13 Mar 2026,13 Mar 2026,ICT,INVENTED LTD,,,FRN-2026-000123,,Settled,HKD,,500.00\n',
    'DBS (Transaction Ref)':
      'Account Details For:,DBS 000-000000-0\n\nTransaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3\n14 Mar 2026,ADV,100.00, ,CHARGE,,\n13 Mar 2026,ICT, ,500.00,INVENTED LTD,FRN-2026-000123,\n',
    Airwallex:
      'Time,Type,Financial Transaction Type,Transaction Id,Description,Wallet Currency,Target Currency,Target Amount,Conversion Rate,Mature Date,Amount,Fee,Debit Net Amount,Credit Net Amount,Account Balance,Available Balance,Created At,Request Id,Reference,Note to Self\n2026-03-14T01:41:36+0800,FEE,FEE,00-2,Charge,HKD,,,,,100.00,,100.00,,400.00,400.00,2026-03-14T01:40:11+0800,,,\n2026-03-13T22:41:36+1000,DEPOSIT,DEPOSIT,00-1,Payment from Invented Ltd,HKD,,,,,500.00,,,500.00,500.00,500.00,2026-03-13T22:40:11+1000,,FRN-2026-000123,\n',
    Wise: '"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount","Transaction Type","Transaction Details Type"\nTRANSFER-2,14-03-2026,"14-03-2026 09:41:36.123",-100.00,HKD,"Sent money to Invented","",400.00,,,,,"Invented Payee",0001,,,,,,0.00,,DEBIT,TRANSFER\nTRANSFER-1,13-03-2026,"13-03-2026 08:41:36.123",500.00,HKD,"Received money",FRN-2026-000123,500.00,,,,"Invented Ltd",,,,,,,,0.00,,CREDIT,MONEY_ADDED\n',
  }

  test.each(Object.entries(files))('%s is recognised and read', async (name, text) => {
    const [mapping, ...others] = fittingMappings(text, builtInCsvMappings)
    expect([mapping?.name, ...others]).toEqual([name])
    if (!mapping) throw new Error(name)
    const [statement] = await read(text, mapping.columns, {
      dateOrder: mapping.dateOrder,
      currency: mapping.columns.currency ? undefined : 'HKD',
      ...(mapping.columns.balance ? {} : { openingCents: 0, closingCents: 400_00 }),
    })
    expect(statement?.lines.map(({ amountCents }) => amountCents)).toEqual([500_00, -100_00])
  })

  test('all have been tried', () => {
    expect(Object.keys(files).toSorted()).toEqual(builtInCsvMappings.map(({ name }) => name).toSorted())
  })
})

const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)

test('whatever a ledger has, a CSV of it in any form reads the same', async () => {
  const line = fc.record({
    cents: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter(Boolean),
    day: fc.integer({ min: 0, max: 300 }),
  })
  const form = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    decimal: fc.constantFrom('.', ','),
    isNewestFirst: fc.boolean(),
    isInTwo: fc.boolean(),
    hasSum: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), form, async (given, how) => {
      const days = given.toSorted((a, b) => a.day - b.day)
      const written = (cents: number) => {
        const [whole = '', decimals = ''] = decimalFromCents(cents).split('.')
        const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, how.decimal === '.' ? ',' : '.')
        return `"${grouped}${how.decimal}${decimals}"`
      }
      let balance = 1_00
      const rows = days.map(({ cents, day }, index) => {
        balance += cents
        const amounts = how.isInTwo
          ? [cents > 0 ? written(cents) : '', cents < 0 ? written(-cents) : '']
          : [written(cents)]
        return [dateOf(day), `line ${index}`, ...amounts, written(balance)].join(how.delimiter)
      })
      const head = ['Date', 'Details', ...(how.isInTwo ? ['In', 'Out'] : ['Amount']), 'Balance'].join(
        how.delimiter,
      )
      const text = [
        head,
        ...(how.isNewestFirst ? rows.toReversed() : rows),
        ...(how.hasSum ? [['Total', '', written(balance), ''].join(how.delimiter)] : []),
      ].join('\n')
      const [statement] = await read(text, how.isInTwo ? inTwo : simple)
      expect(statement?.closingCents).toBe(balance)
      expect(statement?.lines.map(({ amountCents, valueDate }) => [amountCents, valueDate])).toEqual(
        days.map(({ cents, day }) => [cents, dateOf(day)]),
      )
    }),
    { numRuns: 100 },
  )
})
