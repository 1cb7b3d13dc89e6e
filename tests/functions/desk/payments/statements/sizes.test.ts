import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxBankFile, maxCallFile } from '#shared/desk/bank-file-size.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { maxLines, maxTextLength } from '../../../../../functions/desk/payments/statements/bank-statement.ts'
import { parseStatements } from '../../../../../functions/desk/payments/statements/parse-statements.ts'
import { testColumns, writeCamt, writeCsv, writeMt940 } from './write-statements.ts'

const csv = { columns: testColumns, dateOrder: 'YMD' as const, account: '123-456789-000', currency: 'GBP' }
const read = (text: string, reading: typeof csv | undefined = csv) =>
  parseStatements(new TextEncoder().encode(text), reading)

const megabytes = 'x'.repeat(3 * 1024 * 1024)
const ofText = (text: string) => ({ lines: [{ cents: 1_00, text }] })
const formats = { 'camt.053': writeCamt, MT940: writeMt940, CSV: writeCsv }

/** The error of parsing a file, and the processor time of it in milliseconds: other work on the machine does not count. */
const refusalOf = async (text: string) => {
  const began = process.cpuUsage()
  const error = await read(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const { user, system } = process.cpuUsage(began)
  return { error, took: (user + system) / 1000 }
}

const refused = async (text: string) => {
  const { error, took } = await refusalOf(text)
  expect(error).toBeInstanceOf(UnreadableFile)
  expect((error as Error).message.length).toBeLessThanOrEqual(501)
  expect(took).toBeLessThan(10_000)
  return (error as Error).message
}

describe.each(Object.entries(formats))('a line in %s', (_name, write) => {
  test('with a text of megabytes is refused', async () => {
    expect(await refused(write(ofText(megabytes)))).toMatch(/longer than|tolerated bytes/)
  })

  test('has a text of so many bytes, and not one more', async () => {
    // A character of Chinese is three bytes.
    const longest = '还'.repeat(maxTextLength / 3)
    await expect(read(write(ofText(longest)))).resolves.toMatchObject([{ lines: [{ text: longest }] }])
    expect(await refused(write(ofText(`${longest}还`)))).toMatch(/longer than 10000 bytes/)
  })

  test('is one of so many at most', async () => {
    const lines = Array.from({ length: maxLines + 1 }, () => ({ cents: 1, text: 'a' }))
    expect(await refused(write({ lines }))).toMatch(/10000/)
    await expect(read(write({ lines: lines.slice(1) }))).resolves.toHaveLength(1)
  })

  test('has a name and a reference that are no longer than any bank’s', async () => {
    const [payer, bankReference] = ['Lantern '.repeat(100), 'FT'.repeat(200)]
    expect(await refused(write({ lines: [{ cents: 1, text: 'a', payer }] }))).toMatch(/payer/)
    expect(await refused(write({ lines: [{ cents: 1, text: 'a', bankReference }] }))).toMatch(/reference/)
  })
})

const camtOf = (entry: string) =>
  writeCamt({ lines: [], closingCents: 1 }).replace('</Stmt>', `${entry}</Stmt>`)
const transactions = (count: number, within: string) =>
  `<Ntry><Amt Ccy="GBP">0.01</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-01</Dt></BookgDt>${within}<NtryDtls>${'<TxDtls/>'.repeat(count)}</NtryDtls></Ntry>`

test.each([
  ['a number of a statement', () => writeMt940({ lines: [], number: megabytes })],
  ['an account', () => writeCamt({ lines: [], account: megabytes })],
  ['an amount', () => writeCamt({ lines: [], currency: megabytes })],
  ['a name of an element', () => `<${megabytes}/>`],
  [
    'a text that many transactions would have',
    () => camtOf(transactions(5000, `<AddtlNtryInf>${megabytes}</AddtlNtryInf>`)),
  ],
  [
    'many of them',
    () => camtOf(transactions(50_000, `${'<AddtlNtryInf>abc</AddtlNtryInf>'.repeat(50_000)}`)),
  ],
  ['a line without an end', () => writeMt940({ lines: [] }).replace(':62F:', `:61:${megabytes}\r\n:62F:`)],
  [
    'a field over very many lines',
    () => writeMt940({ lines: [] }).replace(':62F:', `:86:a${'\r\nb'.repeat(900_000)}\r\n:62F:`),
  ],
  ['very many statements', () => ':20:a\n'.repeat(600_000)],
  [
    'very many columns',
    () =>
      `${testColumns.valueDate},Amount,Balance,Description,Bank reference,Payer${',a'.repeat(24_000)}\n${'a\n'.repeat(1_900_000)}`,
  ],
  [
    'very many rows',
    () => `Value date,Amount,Balance,Description,Bank reference,Payer\n${'a\n'.repeat(1_900_000)}`,
  ],
  [
    'a quote without an end',
    () => `Value date,Amount,Balance,Description,Bank reference,Payer\n"${megabytes}`,
  ],
])('a file with %s that is meant to harm is refused soon, and not quoted at length', async (_name, write) => {
  expect(await refused(write())).not.toBe('')
})

test('an MT940 of any fields is read or refused, and nothing else', async () => {
  const tags = fc.constantFrom('20', '25', '28C', '60F', '61', '86', '62F', '64', '99Z')
  const contents = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      'C261101GBP0,',
      'C261101GBP1,00',
      '2611011101C1,00NTRFNONREF//A',
      '166?20a?32b',
      '/REMI/a/EREF/',
    ),
    fc.integer({ min: 1, max: 20_000 }).map((length) => '/REMI/?20\n'.repeat(length).slice(0, length)),
  )
  const files = fc
    .array(fc.tuple(tags, contents), { maxLength: 30 })
    .map((fields) => `:20:a\n${fields.map(([tag, content]) => `:${tag}:${content}`).join('\r\n')}\n-}`)
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const { error } = await refusalOf(file)
      if (error === undefined) return
      expect(error).toBeInstanceOf(UnreadableFile)
      expect((error as Error).message.length).toBeLessThanOrEqual(501)
    }),
    { numRuns: 100 },
  )
})

/** An entry of realistic length. */
const bookingOf = (nth: number) =>
  `<Ntry><NtryRef>${nth}</NtryRef><Amt Ccy="GBP">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-01</Dt></BookgDt><ValDt><Dt>2026-11-01</Dt></ValDt><AcctSvcrRef>R${nth}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>FPSI</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><MsgId>M${nth}</MsgId><InstrId>I${nth}</InstrId><EndToEndId>E${nth}</EndToEndId><TxId>T${nth}</TxId></Refs><Amt Ccy="GBP">1.00</Amt><AmtDtls><InstdAmt><Amt Ccy="GBP">1.00</Amt></InstdAmt><TxAmt><Amt Ccy="GBP">1.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Pty><Nm>Lantern Trading ${nth} Limited</Nm><PstlAdr><StrtNm>Nanshan Road</StrtNm><BldgNb>${nth}</BldgNb><TwnNm>Shenzhen</TwnNm><Ctry>CN</Ctry></PstlAdr></Pty></Dbtr><DbtrAcct><Id><Othr><Id>0123456789${nth}</Id></Othr></Id></DbtrAcct></RltdPties><RltdAgts><DbtrAgt><FinInstnId><BICFI>BKCHHKHH</BICFI></FinInstnId></DbtrAgt></RltdAgts><Purp><Cd>GDDS</Cd></Purp><RmtInf><Ustrd>${'Repayment by FPS. '.repeat(10)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

describe('a compressed file', () => {
  test('of a day with so many entries is larger than a call, and read', async () => {
    const entries = Array.from({ length: maxLines }, (_, nth) => bookingOf(nth)).join('')
    const xml = writeCamt({ lines: [], closingCents: maxLines * 1_00 }).replace(
      '</Stmt>',
      `${entries}</Stmt>`,
    )
    expect(xml.length).toBeGreaterThan(2 * maxCallFile)
    const file = gzipSync(xml)
    expect(file.length).toBeLessThan(maxCallFile)
    const [statement] = await parseStatements(file, undefined)
    expect(statement?.lines).toHaveLength(maxLines)
    expect(statement?.lines.at(-1)).toMatchObject({
      payerName: `Lantern Trading ${maxLines - 1} Limited`,
      payerAccount: `0123456789${maxLines - 1}`,
    })
  })

  test('that is damaged, or larger than any bank’s, is refused', async () => {
    const file = gzipSync(writeCamt({ lines: [] }))
    await expect(parseStatements(file.subarray(0, -9), undefined)).rejects.toThrow('damaged')
    await expect(parseStatements(gzipSync(Buffer.alloc(maxBankFile + 1)), undefined)).rejects.toThrow('32 MB')
  })
})
