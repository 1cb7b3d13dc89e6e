import { describe, expect, test } from 'vitest'
import { parseStatements } from '../../../../../functions/desk/payments/statements/parse-statements.ts'
import { encodeText } from '../../../../support/encode-text.ts'
import { testColumns, writeCamt, writeCsv, writeMt940 } from './write-statements.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const csv = { columns: testColumns, dateOrder: 'YMD' as const, account: '123-456789-000', currency: 'GBP' }
const read = (text: string) => parseStatements(bytes(text), csv)

const day = '2026-11-20'
const written = {
  openingCents: 500_00,
  lines: [
    {
      cents: 1_234_56,
      text: 'Repayment 1234567890',
      bankReference: 'FT001',
      payer: 'Lantern Street & Co',
      day,
    },
    { cents: -20_00, text: 'Charges', day },
    { cents: 9_01, text: 'Without a reference', day: '2026-11-19' },
  ],
}

describe('the same statement in each format', () => {
  test.each([
    ['camt.053.001.08', () => writeCamt(written), 'camt.053'],
    ['camt.053.001.02', () => writeCamt({ ...written, version: '02' }), 'camt.053'],
    ['MT940', () => writeMt940(written), 'MT940'],
    ['CSV', () => writeCsv(written), 'CSV'],
  ])('%s', async (_name, write, format) => {
    const [statement, ...others] = await read(write())
    expect(others).toEqual([])
    expect(statement).toMatchObject({
      format,
      account: '123-456789-000',
      currency: 'GBP',
      openingCents: 500_00,
      closingCents: 500_00 + 1_234_56 - 20_00 + 9_01,
      lines: [
        {
          amountCents: 1_234_56,
          valueDate: '2026-11-20',
          bookingDate: '2026-11-20',
          bankReference: 'FT001',
          text: expect.stringContaining('Repayment 1234567890'),
          payerName: 'Lantern Street & Co',
        },
        { amountCents: -20_00 },
        { amountCents: 9_01, valueDate: '2026-11-19' },
      ],
    })
  })
})

describe('a file that cannot be relied on is refused whole', () => {
  test.each([
    ['camt', () => writeCamt({ ...written, closingCents: 1 }), /does not add up/],
    ['MT940', () => writeMt940({ ...written, closingCents: 1 }), /does not add up/],
    ['CSV', () => writeCsv(written).replace(',1714.56,', ',1714.57,'), /do not follow/],
    [
      'an entity of its own',
      () => `<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]>${writeCamt(written).slice(38)}`,
      /declares a document type/,
    ],
    ['XML cut short', () => writeCamt(written).slice(0, -30), /is no XML/],
    ['another message', () => writeCamt(written).replaceAll('camt.053', 'camt.054'), /not camt\.053/],
    [
      'a tenth of a cent',
      () => writeCamt(written).replace('>20.00<', '>20.001<'),
      /an entry is no amount: 20\.001/,
    ],
    ['another currency', () => writeCamt(written).replace('Ccy="GBP">20', 'Ccy="USD">20'), /in USD/],
    ['nested without end', () => '<a>'.repeat(60) + '</a>'.repeat(60), /nested too deep/],
    ['nothing', () => '', /the file is empty/],
    ['a PDF', () => '%PDF-1.4\n:20:', /is a PDF: get it from the bank as camt\.053, MT940 or CSV/],
    ['a web page', () => '<html><table><tr><td>:20:</td></tr></table></html>', /is a web page/],
    ['a web page in capitals', () => '\n<!DOCTYPE HTML PUBLIC><HTML>', /is a web page/],
    ['an archive', () => 'PK\u0003\u0004\0\0camt.xml', /is a ZIP archive: unpack it/],
    ['a workbook', () => 'PK\u0003\u0004\0\0xl/workbook.xml', /is a workbook \(XLSX\): save it as CSV/],
    ['OFX', () => 'OFXHEADER:100\nDATA:OFXSGML\n<OFX>', /is OFX: get it from the bank as camt\.053/],
    ['OFX in XML', () => '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX></OFX>', /is OFX/],
    ['QIF', () => '!Type:Bank\nD06/01/2026\nT100.00\n^\n', /is QIF/],
    [
      'BAI2',
      () => '01,122099999,123456789,040620,0200,1,55,,2/\n02,031001234,1,1,040620,2359,,2/\n',
      /is BAI2/,
    ],
    ['RTF', () => String.raw`{\rtf1\ansi Statement}`, /is a document \(RTF\)/],
    ['JSON', () => '{ "statements": [] }', /is JSON/],
  ])('%s', async (_name, write, message) => {
    await expect(read(write())).rejects.toThrow(message)
  })

  test.each([
    ['d0cf11e0a1b11ae1', /is a workbook \(XLS\)/],
    ['377abcaf271c0004', /is a 7z archive/],
    ['526172211a0700', /is a RAR archive/],
    ['89504e470d0a1a0a', /is a picture/],
    ['ffd8ffe000104a464946', /is a picture/],
  ])('a file that begins with %s', async (hex, message) => {
    await expect(parseStatements(Buffer.from(hex, 'hex'), csv)).rejects.toThrow(message)
  })

  test('a CSV without its columns', async () => {
    await expect(parseStatements(bytes(writeCsv(written)), undefined)).rejects.toThrow(/needs its columns/)
  })
})

describe('camt.053', () => {
  test('tells the transactions of a batch one by one where they come to it, and what is pending not at all', async () => {
    const batch =
      '<Ntry><Amt Ccy="GBP">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-20T23:00:00+08:00</DtTm></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>' +
      ['10.00', '20.00']
        .map(
          (amount) =>
            `<TxDtls><Refs><EndToEndId>E-${amount}</EndToEndId></Refs><Amt Ccy="GBP">${amount}</Amt></TxDtls>`,
        )
        .join('') +
      '</NtryDtls></Ntry><Ntry><Amt Ccy="GBP">7.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts></Ntry>'
    const file = writeCamt({ lines: [], closingCents: 30_00 }).replace('</Stmt>', `${batch}</Stmt>`)
    const [statement] = await read(file)
    expect(statement?.lines).toEqual([
      expect.objectContaining({ amountCents: 10_00, bankReference: 'B1/1', text: 'E-10.00' }),
      expect.objectContaining({ amountCents: 20_00, bankReference: 'B1/2', bookingDate: '2026-11-20' }),
    ])
  })
})

const mt940Of = (line: string) => `:20:S\n:25:1\n:28C:1\n:60F:C261231GBP0,\n${line}\n:62F:C261231GBP10,00\n-`

describe('MT940', () => {
  test.each([
    [
      'a booking in the new year',
      ':61:2612310102C10,NTRFNONREF',
      { valueDate: '2026-12-31', bookingDate: '2027-01-02' },
    ],
    [
      'a booking in the old year',
      ':61:2701021231C10,NTRFNONREF',
      { valueDate: '2027-01-02', bookingDate: '2026-12-31' },
    ],
    ['a debit that was taken back', ':61:261231RD10,00NTRFNONREF//SHORT', { bankReference: 'SHORT' }],
    [
      'the payer and the purpose by name',
      ':61:261231C10,NTRFNONREF\n:86:/ORDP//NAME/Lantern Street/IBAN/GB29NWBK60161331926819/REMI/Bill 12345\n67890/EREF/E1',
      { payerName: 'Lantern Street', payerAccount: 'GB29NWBK60161331926819', text: 'E1\nBill 1234567890' },
    ],
    [
      'the other side’s account, BIC, name and place',
      ':61:261231D10,NTRFNONREF\n:86:/TRCD/100/CNTP/NL32INGB0000012345/INGBNL2A/Lantern Street Tr\nading Limited/Hong Kong//REMI/USTD//Bill 1',
      {
        amountCents: -10_00,
        payerName: 'Lantern Street Trading Limited',
        payerAccount: 'NL32INGB0000012345',
        text: 'Bill 1',
      },
    ],
    [
      'the other side without purpose, BIC or place',
      ':61:261231D10,NTRFNONREF\n:86:/CNTP/012-345676-838//Lantern Street',
      { amountCents: -10_00, payerName: 'Lantern Street', payerAccount: '012-345676-838' },
    ],
    [
      'the other side where the orderer is named as well, who is the lender of what went',
      ':61:261231D10,NTRFNONREF\n:86:/ORDP//NAME/The Lender/CNTP/****6838/EXAMHKHH/Quay Works//REMI/x',
      { amountCents: -10_00, payerName: 'Quay Works', payerAccount: '****6838' },
    ],
    [
      'a name alone of the other side',
      ':61:261231D10,NTRFNONREF\n:86:/CNTP///Quay Works/London//REMI/x',
      { amountCents: -10_00, payerName: 'Quay Works' },
    ],
    [
      'words over several lines, and what the payer called it',
      ':61:261231C10,NTRFINV-9//B\nmore\n:86:Lantern Street\n1234567890',
      { text: 'INV-9\nmore\nLantern Street\n1234567890' },
    ],
  ])('reads %s', async (_name, line, expected) => {
    const isDebit = 'amountCents' in expected
    const [statement] = await read(mt940Of(line).replace('62F:C', isDebit ? '62F:D' : '62F:C'))
    expect(statement?.lines).toMatchObject([{ amountCents: 10_00, ...expected }])
  })

  test.each([
    ['a name where the account stands', '/CNTP/Quay Works Limited/REMI/x'],
    ['a name where the BIC stands', '/CNTP//Quay Works/NL32INGB0000012345/REMI/x'],
    ['no strokes', '/CNTP/Quay'],
    ['nothing', '/CNTP/'],
    ['nothing between its strokes', '/CNTP/////REMI/x'],
    ['another part at once', '/CNTP//REMI/x/y/z'],
    ['no beginning', 'CNTP/NL32INGB0000012345/INGBNL2A/Quay Works'],
  ])('reads no payee where the other side is %s', async (_what, information) => {
    const [statement] = await read(
      mt940Of(`:61:261231D10,NTRFNONREF\n:86:${information}`).replace('62F:C', '62F:D'),
    )
    const [line] = statement?.lines ?? []
    expect([line?.payerName, line?.payerAccount]).toEqual([undefined, undefined])
  })

  test('takes a credit that was taken back for what went, and overdrawn balances for what they are', async () => {
    const [statement] = await read(mt940Of(':61:261231RC10,NTRFNONREF').replace('62F:C', '62F:D'))
    expect(statement).toMatchObject({ closingCents: -10_00, lines: [{ amountCents: -10_00 }] })
  })
})

describe('CSV', () => {
  test('may have the newest first, thousands marked, and two columns for what came and what went', async () => {
    const rows = [
      'Account,1',
      'Booked,Came,Went,Left,What',
      '21/11/2026,,1.50,"1,232.50",Fee',
      '20/11/2026,"1,234.00",,"1,234.00",Money',
    ].join('\n')
    const [statement] = await parseStatements(bytes(rows), {
      columns: { valueDate: 'Booked', credit: 'Came', debit: 'Went', balance: 'Left', text: ['What'] },
      dateOrder: 'DMY',
      account: '1',
      currency: 'HKD',
    })
    expect(statement).toMatchObject({
      openingCents: 0,
      closingCents: 1_232_50,
      lines: [
        { amountCents: 1_234_00, valueDate: '2026-11-20', text: 'Money' },
        { amountCents: -1_50, valueDate: '2026-11-21' },
      ],
    })
  })
})

const ofLine = (payer: string, text: string) =>
  writeCsv({ lines: [{ cents: 1_00, text: `${text} 1234567890`, payer }] })

describe('names in Chinese', () => {
  test.each([
    ['gb18030', '深圳市灯街贸易有限公司', '归还贷款本息'],
    ['big5', '海港燈飾貿易有限公司', '歸還貸款本息'],
  ] as const)('are read as the bank wrote them, in %s', async (encoding, payerName, text) => {
    const [statement] = await parseStatements(encodeText(ofLine(payerName, text), encoding), csv)
    expect(statement?.lines).toMatchObject([{ payerName, text: `${text} 1234567890` }])
  })

  test('are not guessed at where they may be others', async () => {
    const unclear = encodeText(ofLine('工本费', ''), 'gb18030')
    await expect(parseStatements(unclear, csv)).rejects.toThrow('gb18030 or big5')
    const [statement] = await parseStatements(unclear, csv, 'gb18030')
    expect(statement?.lines).toMatchObject([{ payerName: '工本费' }])
    await expect(parseStatements(unclear, csv, 'utf-8')).rejects.toThrow('no text in utf-8')
  })

  test('are asked about where one is damaged, and then read with it replaced', async () => {
    const damaged = encodeText(ofLine('示例贸易有限公司', '还款'), 'gb18030').subarray(0, -1)
    await expect(parseStatements(damaged, csv)).rejects.toThrow(/gb18030 or .*say in which/)
    const [statement] = await parseStatements(damaged, csv, 'gb18030')
    expect(statement?.lines).toMatchObject([{ payerName: '示例贸易有限公\u{FFFD}', text: '还款 1234567890' }])
  })

  test('are asked about in UTF-8 first where a character of it was cut', async () => {
    const whole = encodeText(ofLine('示例贸易有限公司', '还款'), 'utf-8')
    const cut = whole.findIndex((byte) => byte >= 0x80) + 1
    const damaged = Uint8Array.from([...whole.subarray(0, cut), ...whole.subarray(cut + 1)])
    await expect(parseStatements(damaged, csv)).rejects.toThrow(/utf-8 or .*say in which/)
    const [statement] = await parseStatements(damaged, csv, 'utf-8')
    expect(statement?.lines).toMatchObject([{ payerName: '示例贸易有限公司', text: '\u{FFFD}款 1234567890' }])
  })

  test.each(['utf-16le', 'utf-16be'] as const)('are read in %s', async (encoding) => {
    const file = writeMt940({ lines: [{ cents: 1_00, text: '还款', payer: '示例贸易有限公司' }] })
    const [statement] = await parseStatements(encodeText(file, encoding), undefined)
    expect(statement?.lines).toMatchObject([{ amountCents: 1_00, payerName: '示例贸易有限公司' }])
  })
})
