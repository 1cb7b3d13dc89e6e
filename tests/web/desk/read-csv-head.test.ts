import { expect, test } from 'vitest'
import { readCsvHead } from '../../../web/desk/features/payments/read-csv-head.ts'

test('finds the headings of a bank’s CSV below its preamble', () => {
  expect(
    readCsvHead(
      '\u{FEFF}Account statement,,\r\nAccount,123-456789-000\r\n\r\nDate,"Details, in words",Amount,"The ""balance""",\r\n2027-01-31,Rent,"-1,000.00",9.00,',
    ),
  ).toEqual(['Date', 'Details, in words', 'Amount', 'The "balance"'])
})

test.each(['', 'one,', '1,2,3\n4,5,6'])('finds no headings in %j', (text) => {
  expect(readCsvHead(text)).toEqual([])
})
