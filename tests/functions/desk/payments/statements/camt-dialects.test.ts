import { expect, test } from 'vitest'
import { parseStatements } from '../../../../../functions/desk/payments/statements/parse-statements.ts'
import { writeCamt054 } from '../status-reports/write-status-reports.ts'

const read = (text: string) => parseStatements(new TextEncoder().encode(text), undefined)

const iso = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001'
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="HKD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-06-01</Dt></Dt></Bal>`
const dated = '<BookgDt><Dt>2026-06-01</Dt></BookgDt><ValDt><Dt>2026-06-01</Dt></ValDt>'

interface Written {
  version?: string
  amount?: string
  status?: string
  dates?: string
  closingCode?: string
}

/** A statement with one credit of 250.00. */
const statementOf = (
  details = '',
  { version = '08', amount = '250.00', status, dates = dated, closingCode = 'CLBD' }: Written = {},
): string =>
  `<Document xmlns="${iso}.${version}"><BkToCstmrStmt><GrpHdr/><Stmt><Id>S1</Id><Acct><Id><Othr><Id>123456789838</Id></Othr></Id><Ccy>HKD</Ccy></Acct>${balance('OPBD', '1000.00')}${balance(closingCode, '1250.00')}<Ntry><Amt Ccy="HKD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${status ?? (version < '08' ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>')}${dates}<AcctSvcrRef>R1</AcctSvcrRef><BkTxCd/><NtryDtls>${details}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`

const part = (reference: string, name: string, amount = '') =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount}<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`
const hkd = (amount: string, indicator = '') =>
  `<Amt Ccy="HKD">${amount}</Amt>${indicator ? `<CdtDbtInd>${indicator}</CdtDbtInd>` : ''}`

const versions = Array.from({ length: 12 }, (_, index) => String(index + 2).padStart(2, '0'))

test('balances without an indicator, and entries without a status, are read', async () => {
  const file = statementOf('', { status: '' }).replaceAll(
    '</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt>',
    '</Amt><Dt>',
  )
  expect(await read(file)).toMatchObject([{ openingCents: 1000_00, lines: [{ amountCents: 250_00 }] }])
})

test('an entry whose status is the bank’s own is not booked', async () => {
  const file = statementOf('', { status: '<Sts><Prtry>HELD</Prtry></Sts>' }).replace('1250.00', '1000.00')
  expect(await read(file)).toMatchObject([{ closingCents: 1000_00, lines: [] }])
})

const later = (xml: string) => xml.replaceAll('2026-06-01', '2026-06-02')

test('a statement of several days, with the balances of each, goes from the first to the last', async () => {
  const second = `${later(balance('OPBD', '1250.00'))}${later(balance('CLBD', '1260.00'))}`
  const entry = `<Ntry><Amt Ccy="HKD">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${later(dated)}</Ntry>`
  const file = statementOf().replace('<Ntry>', `${second}<Ntry>`).replace('</Stmt>', `${entry}</Stmt>`)
  const expected = [{ openingCents: 1000_00, closingCents: 1260_00, lines: [{}, { amountCents: 10_00 }] }]
  expect(await read(file)).toMatchObject(expected)
  // The balances may have any order.
  const [first = ''] = /<Bal>.*<\/Bal>/.exec(file) ?? []
  const balances = first
    .split(/(?=<Bal>)/)
    .toReversed()
    .join('')
  expect(await read(file.replace(first, balances))).toMatchObject(expected)
})

test('balances in other currencies than the account’s are not its own', async () => {
  const foreign = balance('OPBD', '7.00').replace('HKD', 'USD')
  const file = statementOf().replace('<Bal>', `${foreign}${foreign.replace('OPBD', 'CLBD')}<Bal>`)
  expect(await read(file)).toMatchObject([{ openingCents: 1000_00, closingCents: 1250_00 }])
})

test('an element with a prefix, and one of the bank’s own, change nothing', async () => {
  const own = statementOf().replace(
    '<BkTxCd/>',
    '<BkTxCd/><x:Own xmlns:x="urn:x"><x:Amt Ccy="USD">3</x:Amt></x:Own>',
  )
  const prefixed = own.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=')
  for (const file of [own, prefixed])
    expect((await read(file))[0]?.lines).toMatchObject([{ amountCents: 250_00, text: '' }])
})

test('an empty statement, and several accounts in a file, are read', async () => {
  const empty = statementOf()
    .replace(/<Ntry>.*<\/Ntry>/, '')
    .replace('1250.00', '1000.00')
  expect(await read(empty)).toMatchObject([{ openingCents: 1000_00, closingCents: 1000_00, lines: [] }])
  const [, one = ''] = /(<Stmt>.*<\/Stmt>)/.exec(statementOf()) ?? []
  const other = one.replaceAll('HKD', 'USD').replace('123456789838', '999').replace('>S1<', '>S2<')
  const both = await read(statementOf().replace('</Stmt>', `</Stmt>${other}`))
  expect(both.map(({ account, currency }) => [account, currency])).toEqual([
    ['123456789838', 'HKD'],
    ['999', 'USD'],
  ])
})

test.each([
  ['pending', '<Sts><Cd>PDNG</Cd></Sts>'],
  ['pending, as before version 08', '<Sts>PDNG</Sts>'],
  ['for information', '<Sts><Cd>INFO</Cd></Sts>'],
  ['of the future', '<Sts><Cd>FUTR</Cd></Sts>'],
])('an entry that is %s is left for when it is booked', async (_what, status) => {
  const other = `<Ntry><Amt Ccy="HKD">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${status}${dated}</Ntry>`
  expect((await read(statementOf().replace('</Stmt>', `${other}</Stmt>`)))[0]?.lines).toHaveLength(1)
})

test.each([
  ['a document type', '<!DOCTYPE Document SYSTEM "file:///etc/passwd">', /declares a document type/],
  [
    'entities that expand',
    '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
    /declares a document type/,
  ],
])('a file with %s is refused', async (_what, declared, message) => {
  await expect(read(`<?xml version="1.0"?>${declared}${statementOf()}`)).rejects.toThrow(message)
})

test.each([
  ['an entity of its own', statementOf(part('A&nbsp;B', 'ALPHA')), /undefined entity/],
  ['its end cut off', statementOf().slice(0, -40), /unclosed tag/],
  ['a decimal comma', statementOf('', { amount: '250,00' }), /is no amount: 250,00/],
  ['a third decimal', statementOf('', { amount: '250.005' }), /is no amount/],
  ['a sign of its own', statementOf('', { amount: '-250.00' }), /is no amount/],
  [
    'an entry in another currency',
    statementOf().replace('<Ntry><Amt Ccy="HKD">', '<Ntry><Amt Ccy="USD">'),
    /in USD, and the account in HKD/,
  ],
  [
    'a day that never was',
    statementOf('', { dates: '<BookgDt><Dt>2026-02-30</Dt></BookgDt>' }),
    /is no date: 2026-02-30/,
  ],
  ['an account in yen', statementOf().replaceAll('HKD', 'JPY'), /no facility is kept in JPY/],
])('a file with %s is refused', async (_what, file, message) => {
  await expect(read(file)).rejects.toThrow(message)
})

test('entries without a date are of the only day of their statement', async () => {
  const file = statementOf('', { dates: '' })
  expect(await read(file)).toMatchObject([
    { lines: [{ bookingDate: '2026-06-01', valueDate: '2026-06-01' }] },
  ])
  const ofTwoDays = file.replace('<Dt>2026-06-01', '<Dt>2026-05-31')
  await expect(read(ofTwoDays)).rejects.toThrow('the booking date of an entry is no date')
})

test('documents one behind another, with blank lines, are all read', async () => {
  const file = `\n\n<?xml version="1.0" encoding="UTF-8"?>${statementOf()}\n\n<?xml version="1.0"?>\n${statementOf().replace('>S1<', '>S2<')}\n`
  expect((await read(file)).map(({ number }) => number)).toEqual(['S1', 'S2'])
})

test('a report without balances and currency lacks balances', async () => {
  const file = statementOf().replaceAll(/<Bal>.*?<\/Bal>|<Ccy>HKD<\/Ccy>/g, '')
  await expect(read(file)).rejects.toThrow(/no opening balance/)
})

test.each(versions)('version %s is read', async (version) => {
  const [statement] = await read(statementOf('', { version }))
  expect(statement?.lines).toMatchObject([{ amountCents: 250_00, bankReference: 'R1' }])
})

test.each([
  ['version 01', statementOf('', { version: '01' }), /from 02 to 13/],
  ['version 14', statementOf('', { version: '14' }), /from 02 to 13/],
  ['a notification', statementOf().replaceAll('camt.053', 'camt.054'), /camt\.054.*without balances/],
  [
    'a notification that is labelled as a statement',
    writeCamt054([]).replaceAll('camt.054', 'camt.053'),
    /camt\.054.*without balances/,
  ],
  [
    'no opening balance',
    statementOf().replace(/<Bal>.*?<\/Bal>/, ''),
    /no opening balance \(OPBD or PRCD\).*statement of the day/,
  ],
  ['an interim balance for its opening one', statementOf().replace('OPBD', 'ITAV'), /no opening balance/],
  ['no closing balance', statementOf().replace('CLBD', 'CLAV'), /no closing balance/],
])('%s is refused for what it is', async (_what, file, message) => {
  await expect(read(file)).rejects.toThrow(message)
})

test.each<[string, string, number?]>([
  ['a business envelope', `<BizMsgEnvlp xmlns="urn:x"><AppHdr/>${statementOf()}</BizMsgEnvlp>`],
  ['the namespace of SWIFT', statementOf().replace('urn:iso:std:iso:20022:tech:', 'urn:swift:')],
  [
    'a report within the day',
    statementOf('', { closingCode: 'ITBD' })
      .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
      .replaceAll('Stmt>', 'Rpt>')
      .replace('camt.053', 'camt.052'),
  ],
  ['the interim balance of the page before', statementOf().replace('OPBD', 'ITBD')],
  [
    'interim balances at both ends of a page',
    statementOf('', { closingCode: 'ITBD' }).replace('OPBD', 'ITBD'),
  ],
  [
    'balances by codes of the bank’s own',
    statementOf().replaceAll(/<Cd>((?:OP|CL)BD)<\/Cd>/g, '<Prtry>$1</Prtry>'),
  ],
  ['a status in small letters', statementOf('', { status: '<Sts><Cd>book</Cd></Sts>' })],
  ['the time zone behind a day', statementOf('', { dates: '<BookgDt><Dt>2026-06-01+08:00</Dt></BookgDt>' })],
  ['a signed amount', statementOf('', { amount: '+250.00' })],
  ['leading zeros', statementOf('', { amount: '000000000000250.00' })],
  ['nothing before the point', statementOf('', { amount: '.50' }).replace('1250.00', '1000.50'), 50],
  ['a value date alone', statementOf('', { dates: '<ValDt><Dt>2026-06-01</Dt></ValDt>' })],
  [
    'a time that is a day later in Hong Kong',
    statementOf('', { dates: '<BookgDt><DtTm>2026-05-31T18:30:00Z</DtTm></BookgDt>' }),
  ],
  [
    'a time in Europe',
    statementOf('', { dates: '<BookgDt><DtTm>2026-05-31T23:30:00.000+02:00</DtTm></BookgDt>' }),
  ],
  [
    'an offset without a colon',
    statementOf('', { dates: '<BookgDt><DtTm>2026-05-31T18:30:00+0000</DtTm></BookgDt>' }),
  ],
  [
    'a time of the bank’s own',
    statementOf('', { dates: '<BookgDt><DtTm>2026-06-01T18:30:00</DtTm></BookgDt>' }),
  ],
])('a file with %s is read', async (_what, file, amountCents = 250_00) => {
  expect((await read(file))[0]?.lines).toMatchObject([
    { amountCents, bookingDate: '2026-06-01', valueDate: '2026-06-01' },
  ])
})

test('a batch without amounts is one line with all names and references, and without a payer', async () => {
  const [statement] = await read(statementOf(part('FRN-A', 'ALPHA') + part('FRN-B', 'BETA')))
  expect(statement?.lines).toEqual([
    {
      amountCents: 250_00,
      bookingDate: '2026-06-01',
      valueDate: '2026-06-01',
      bankReference: 'R1',
      text: 'FRN-A\nALPHA\nFRN-B\nBETA',
    },
  ])
})

test('a batch without amounts of one payer keeps the payer', async () => {
  const [statement] = await read(statementOf(part('FRN-A', 'ALPHA') + part('FRN-B', 'ALPHA')))
  expect(statement?.lines).toMatchObject([{ payerName: 'ALPHA', text: 'FRN-A\nFRN-B' }])
})

test('a batch whose texts have no room is read with those that fit', async () => {
  const parts = Array.from({ length: 2000 }, (_, index) => part(`FRN-${index}`, `TRADER ${index}`)).join('')
  const [line] = (await read(statementOf(parts)))[0]?.lines ?? []
  expect(line?.text).toMatch(/^FRN-0\nTRADER 0\n.*…$/s)
})

test.each([
  [
    'of both signs',
    part('A', 'ALPHA', hkd('300.00', 'CRDT')) + part('B', 'BETA', hkd('50.00', 'DBIT')),
    [300_00, -50_00],
  ],
  [
    'whose bank kept a charge',
    part('A', 'ALPHA', hkd('200.00')) + part('B', 'BETA', hkd('55.00')),
    [200_00, 55_00, -5_00],
  ],
  [
    'with parts that are not listed',
    part('A', 'ALPHA', hkd('100.00')) + part('B', 'BETA', hkd('50.00')),
    [250_00],
  ],
  [
    'with a foreign part',
    part('A', 'ALPHA', hkd('200.00')) + part('B', 'BETA', '<Amt Ccy="USD">6.40</Amt>'),
    [250_00],
  ],
  [
    'with the foreign part’s worth',
    part('A', 'ALPHA', hkd('200.00')) +
      part(
        'B',
        'BETA',
        '<AmtDtls><InstdAmt><Amt Ccy="USD">6.40</Amt></InstdAmt><CntrValAmt><Amt Ccy="HKD">50.00</Amt></CntrValAmt></AmtDtls>',
      ),
    [200_00, 50_00],
  ],
  [
    'of instructed amounts alone',
    part('A', 'ALPHA', `<AmtDtls><InstdAmt>${hkd('100.00')}</InstdAmt></AmtDtls>`) +
      part('B', 'BETA', `<AmtDtls><InstdAmt>${hkd('150.00')}</InstdAmt></AmtDtls>`),
    [100_00, 150_00],
  ],
])('a batch %s is read in parts that come to the entry', async (_what, parts, amounts) => {
  const lines = (await read(statementOf(parts)))[0]?.lines ?? []
  expect(lines.map(({ amountCents }) => amountCents)).toEqual(amounts)
  const names = lines.map(({ payerName = '', text }) => `${payerName} ${text}`).join(' ')
  expect(names).toMatch(/ALPHA.*BETA/s)
})

test.each([
  ['a foreign amount', '<AmtDtls><TxAmt><Amt Ccy="USD">32.00</Amt></TxAmt></AmtDtls>', { text: 'USD 32.00' }],
  [
    'why it came back',
    '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>ACCOUNT CLOSED</AddtlInf></RtrInf>',
    { text: 'RTRN AC04\nACCOUNT CLOSED' },
  ],
  [
    'a name that is its account’s',
    '<RltdPties><DbtrAcct><Id><Othr><Id>99</Id></Othr></Id><Nm>ALPHA</Nm></DbtrAcct></RltdPties>',
    { payerName: 'ALPHA', payerAccount: '99' },
  ],
  ['an advice of its own', '<RltdRmtInf><RmtId>FRN-1</RmtId></RltdRmtInf>', { text: 'FRN-1' }],
  [
    'the total of its charges',
    '<Chrgs><TtlChrgsAndTaxAmt Ccy="HKD">5.00</TtlChrgsAndTaxAmt></Chrgs>',
    { text: 'CHGS HKD 5.00' },
  ],
  ['charges', '<Chrgs><Rcrd><Amt Ccy="HKD">5.00</Amt></Rcrd></Chrgs>', { text: 'CHGS HKD 5.00' }],
  [
    'the instruction’s id',
    '<Refs><InstrId>FRN-1</InstrId><EndToEndId>NOTPROVIDED</EndToEndId><TxId>T-9</TxId></Refs>',
    { text: 'FRN-1\nT-9' },
  ],
  [
    'words in place of references',
    '<Refs><EndToEndId>Not provided</EndToEndId><InstrId>NONREF</InstrId></Refs><RmtInf><Ustrd>FRN-1</Ustrd></RmtInf>',
    { text: 'FRN-1' },
  ],
  ['an amount without a currency', '<Amt>250.00</Amt>', { text: '' }],
  [
    'no reference but the message’s',
    '<Refs><MsgId>FRN-1</MsgId><AcctOwnrTxId>P-2</AcctOwnrTxId><EndToEndId>NOTPROVIDED</EndToEndId></Refs>',
    { text: 'P-2\nFRN-1' },
  ],
  [
    'a reference beside the message’s',
    '<Refs><MsgId>M-1</MsgId><EndToEndId>FRN-1</EndToEndId></Refs>',
    { text: 'FRN-1' },
  ],
  [
    'no reference but those of its route',
    '<Refs><PmtInfId>FRN-1</PmtInfId><ChqNb>000123</ChqNb><ClrSysRef>CHATS-9</ClrSysRef></Refs>',
    { text: 'FRN-1\nCHATS-9\n000123' },
  ],
  [
    'structured references',
    '<RmtInf><Strd><RfrdDocInf><Nb>INV-7</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf><AddtlRmtInf>JUNE</AddtlRmtInf></Strd></RmtInf>',
    { text: 'RF18\nINV-7\nJUNE' },
  ],
  [
    'an ultimate debtor',
    '<RltdPties><Dbtr><Nm>PAYMENT COMPANY</Nm></Dbtr><DbtrAcct><Id><Othr><Id>99</Id></Othr></Id></DbtrAcct><UltmtDbtr><Nm>ALPHA</Nm></UltmtDbtr></RltdPties>',
    { payerName: 'ALPHA', text: 'PAYMENT COMPANY\n99' },
  ],
  [
    'a name over several lines',
    '<RltdPties><Dbtr><Nm>ALPHA\n      TRADING </Nm></Dbtr></RltdPties>',
    { payerName: 'ALPHA TRADING' },
  ],
  [
    'an ultimate debtor whom the bank does not know',
    '<RltdPties><Dbtr><Nm>ALPHA</Nm></Dbtr><UltmtDbtr><Nm>keine Information vorhanden</Nm></UltmtDbtr></RltdPties>',
    { payerName: 'ALPHA', text: '' },
  ],
  [
    'an ultimate debtor of a new version',
    '<RltdPties><UltmtDbtr><Pty><Nm>ALPHA</Nm></Pty></UltmtDbtr></RltdPties>',
    { payerName: 'ALPHA' },
  ],
])('a transaction with %s is one line of the entry', async (_what, details, expected) => {
  const [statement] = await read(statementOf(`<TxDtls>${details}</TxDtls>`))
  expect(statement?.lines).toMatchObject([{ amountCents: 250_00, ...expected }])
})

const sides = (debtor: string, creditor: string) =>
  `<TxDtls><RltdPties><Dbtr><Pty><Nm>${debtor}</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>99</Id></Othr></Id></DbtrAcct><Cdtr><Pty><Nm>${creditor}</Nm></Pty></Cdtr><CdtrAcct><Id><Othr><Id>123-456789-838</Id></Othr></Id></CdtrAcct></RltdPties></TxDtls>`

/** An entry of −250.00, with the mark of a reversal or without. */
const debited = (details: string, mark = '') =>
  statementOf(details)
    .replace('1250.00', '750.00')
    .replace('</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>', `</Amt><CdtDbtInd>DBIT</CdtDbtInd>${mark}<Sts>`)

test.each([
  [
    'a payment that went back, marked as a reversal',
    debited(sides('ALPHA', 'LENDER'), '<RvslInd>true</RvslInd>'),
  ],
  ['one marked by a number', debited(sides('ALPHA', 'LENDER'), '<RvslInd>1</RvslInd>')],
  ['one that is not marked', debited(sides('ALPHA', 'LENDER'))],
  [
    'one without accounts',
    debited(sides('ALPHA', 'LENDER').replaceAll(/<(\w+)Acct>.*?<\/\1Acct>/g, ''), '<RvslInd>true</RvslInd>'),
  ],
])('the other side of %s is who paid, and not the lender', async (_what, file) => {
  expect((await read(file))[0]?.lines).toMatchObject([{ amountCents: -250_00, payerName: 'ALPHA' }])
})

test.each([
  ['why', '<RtrInf><Rsn><Cd>AC01</Cd></Rsn></RtrInf>'],
  ['a code', '<BkTxCd><Domn><Fmly><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>'],
])('the other side of a payout that came back, by %s, is who was to be paid', async (_what, mark) => {
  const file = statementOf(
    `<TxDtls>${mark}<RltdPties><Dbtr><Nm>LENDER</Nm></Dbtr><Cdtr><Nm>ALPHA</Nm></Cdtr></RltdPties></TxDtls>`,
  )
  expect((await read(file))[0]?.lines).toMatchObject([{ amountCents: 250_00, payerName: 'ALPHA' }])
})

test('the other side of a payment out is who was paid', async () => {
  const file = debited(
    sides('LENDER', 'ALPHA').replace('>99<', '>123456789838<').replace('>123-456789-838<', '>99<'),
  )
  expect((await read(file))[0]?.lines).toMatchObject([{ payerName: 'ALPHA', payerAccount: '99' }])
})

test.each([
  [
    'a batch whose transactions are not listed',
    statementOf('<Btch><MsgId>M-1</MsgId><PmtInfId>FRN-1</PmtInfId></Btch>'),
    { text: 'FRN-1\nM-1' },
  ],
  [
    'the amount in another currency',
    statementOf().replace(
      '<BkTxCd/>',
      '<BkTxCd/><AmtDtls><InstdAmt><Amt Ccy="USD">32.00</Amt></InstdAmt></AmtDtls>',
    ),
    { text: 'USD 32.00' },
  ],
])('an entry with %s keeps it', async (_what, file, expected) => {
  expect((await read(file))[0]?.lines).toMatchObject([{ amountCents: 250_00, ...expected }])
})

test('a report within the day that is labelled as a statement is read as what it is', async () => {
  const report = statementOf()
    .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
    .replaceAll('<Stmt>', '<Rpt>')
    .replaceAll('</Stmt>', '</Rpt>')
    .replace('CLBD', 'ITBD')
  expect(await read(report)).toMatchObject([{ closingCents: 1250_00, lines: [{ amountCents: 250_00 }] }])
})
