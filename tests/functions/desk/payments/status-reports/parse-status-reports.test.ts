import { describe, expect, test } from 'vitest'
import { UnreadableStatement } from '../../../../../functions/desk/payments/statements/bank-statement.ts'
import { parseStatusReports } from '../../../../../functions/desk/payments/status-reports/parse-status-reports.ts'
import { writeCamt } from '../statements/write-statements.ts'
import { writeCamt054, writePain002 } from './write-status-reports.ts'

const today = '2026-11-05'
const read = (text: string) => parseStatusReports(text, today)
const numbered = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0'))

describe('pain.002', () => {
  test.each(numbered(3, 15))('version %s is read: group, block and transfer', (version) => {
    const transfers = [
      { endToEndId: 'E1', status: 'RJCT', reason: 'AC04', information: 'Closed', amount: '10.00' },
      { endToEndId: 'E2' },
    ]
    const text = writePain002({
      messageId: 'PB-1',
      version,
      group: { status: 'PART' },
      blocks: [{ id: 'PB-1-GBP', status: 'PDNG', reason: 'NARR', transfers }],
    })
    expect(read(text)).toMatchObject([
      {
        source: 'pain.002',
        messageId: 'PB-1',
        reportedAt: '2026-11-01T10:00:00.000Z',
        statuses: [
          { scope: 'group', status: 'PART' },
          { scope: 'payment information', status: 'PDNG', paymentInformationId: 'PB-1-GBP' },
          {
            endToEndId: 'E1',
            status: 'RJCT',
            reasonCodes: ['AC04'],
            information: 'Closed',
            amount: { currency: 'GBP', cents: 10_00 },
          },
          // A transfer without a status has that of its block, with the block's reason.
          { endToEndId: 'E2', status: 'PDNG', reasonCodes: ['NARR'] },
        ],
      },
    ])
  })

  test('in the envelope of its business header, with a prefix and several reasons', () => {
    const text = writePain002({ messageId: 'PB-1', group: { status: 'RJCT', reason: 'AM04' } })
      .replace(/^<\?xml.*?\?>/, '')
      .replace('</StsRsnInf>', '</StsRsnInf><StsRsnInf><Rsn><Prtry>OWN1</Prtry></Rsn></StsRsnInf>')
    expect(read(`<Envelope><AppHdr/>${text}</Envelope>`)[0]?.statuses).toMatchObject([
      { scope: 'group', status: 'RJCT', reasonCodes: ['AM04', 'OWN1'] },
    ])
  })

  test('a time without an offset is Hong Kong’s', () => {
    const report = { messageId: 'PB-1', createdAt: '2026-11-01T10:00:00', group: { status: 'ACCP' } }
    expect(read(writePain002(report))[0]?.reportedAt).toBe('2026-11-01T02:00:00.000Z')
  })
})

describe('camt.054', () => {
  const movement = { amount: '10.00', endToEndId: 'E1' } as const
  test.each(numbered(2, 13))('version %s is read: debits and returns', (version) => {
    const text = writeCamt054(
      [
        { ...movement, indicator: 'DBIT', bankReference: 'B1' },
        { ...movement, indicator: 'CRDT', reason: 'AC04' },
        { ...movement, indicator: 'CRDT', isReversal: true },
        // Other people's payments, which the statement will have.
        { ...movement, indicator: 'CRDT' },
        { ...movement, indicator: 'DBIT', isReversal: true },
        { indicator: 'DBIT', amount: '5.00' },
        { indicator: 'DBIT', amount: '5.00', endToEndId: 'NOTPROVIDED' },
      ],
      { version },
    )
    expect(read(text)).toMatchObject([
      {
        source: 'camt.054',
        announced: 4,
        statuses: [
          { status: 'DBIT', endToEndId: 'E1', bankReference: 'B1' },
          { status: 'RTRN', reasonCodes: ['AC04'] },
          { status: 'RTRN', reasonCodes: [] },
        ],
      },
    ])
  })

  test('is read by its content where it is labelled as a statement', () => {
    const text = writeCamt054([{ ...movement, indicator: 'DBIT' }]).replaceAll('camt.054', 'camt.053')
    expect(read(text)).toMatchObject([{ source: 'camt.054', statuses: [{ status: 'DBIT' }] }])
  })
})

test.each([
  ['a statement', writeCamt({ lines: [] }), /statement-read/],
  [
    'another message',
    writePain002({ messageId: 'M' }).replace('pain.002.001.10', 'pacs.002.001.10'),
    /not pain\.002/,
  ],
  ['an old version', writePain002({ messageId: 'M', version: '02' }), /from 03 to 15/],
  ['no XML', ':20:940', /no XML/],
  ['no time', writePain002({ messageId: 'M', createdAt: '2026-11-01' }), /no time of its creation/],
  ['the future', writePain002({ messageId: 'M', createdAt: '2026-11-07T00:00:00Z' }), /not come yet/],
  [
    'no original message',
    writePain002({ messageId: 'M' }).replace(/<OrgnlGrpInfAndSts>.*<\/OrgnlGrpInfAndSts>/, ''),
    /does not name the message/,
  ],
  ['an entity', `<!DOCTYPE x [<!ENTITY e "e">]>${writePain002({ messageId: 'M' })}`, /document type/],
])('%s is refused for what it is', (_what, text, message) => {
  expect(() => read(text)).toThrow(UnreadableStatement)
  expect(() => read(text)).toThrow(message)
})

test('more statuses than are read at once are refused', () => {
  const transfers = Array.from({ length: 1001 }, (_, index) => ({ endToEndId: `E${index}`, status: 'ACCP' }))
  const text = writePain002({ messageId: 'M', blocks: [{ id: 'B', transfers }] })
  expect(() => read(text)).toThrow(/at most 1000 at once/)
})
