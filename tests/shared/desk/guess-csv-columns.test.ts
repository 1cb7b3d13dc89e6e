import { describe, expect, test } from 'vitest'
import { guessCsvColumns } from '#shared/desk/guess-csv-columns.ts'
import { readyCsvMappings } from '#shared/desk/ready-csv-mappings.ts'

describe('the columns of a bank’s CSV', () => {
  test.each([
    [
      ['Date', 'Description', 'Deposit', 'Withdrawal', 'Balance'],
      {
        valueDate: 'Date',
        credit: 'Deposit',
        debit: 'Withdrawal',
        balance: 'Balance',
        text: ['Description'],
      },
    ],
    [
      [
        'Posting Date',
        'Value Date',
        'Amount',
        'DR/CR',
        'Account Number',
        'Currency',
        'Narrative',
        'Counterparty Name',
      ],
      {
        valueDate: 'Value Date',
        bookingDate: 'Posting Date',
        amount: 'Amount',
        direction: 'DR/CR',
        account: 'Account Number',
        currency: 'Currency',
        text: ['Narrative'],
        payerName: 'Counterparty Name',
      },
    ],
    [
      [
        '交易日期',
        '记账日期',
        '收入',
        '支出',
        '余额',
        '对方户名',
        '对方账号',
        '账号',
        '币种',
        '摘要',
        '附言',
        '流水号',
      ],
      {
        valueDate: '交易日期',
        bookingDate: '记账日期',
        credit: '收入',
        debit: '支出',
        balance: '余额',
        payerName: '对方户名',
        payerAccount: '对方账号',
        account: '账号',
        currency: '币种',
        text: ['摘要', '附言'],
        bankReference: '流水号',
      },
    ],
    [
      ['日期', '借貸', '金額', '結餘', '備註'],
      { valueDate: '日期', direction: '借貸', amount: '金額', balance: '結餘', text: ['備註'] },
    ],
    // One column of two tells nothing about the other.
    [['Date', 'Details', 'Credit'], { valueDate: 'Date', text: ['Details'] }],
    [['Erste', 'Zweite'], { text: [] }],
  ])('%j are guessed', (headings, columns) => {
    expect(guessCsvColumns(headings)).toEqual(columns)
  })

  test.each(readyCsvMappings.map((mapping) => [mapping.name, mapping] as const))(
    'are those of the known file of %s, as far as they are guessed',
    (_name, { headings, columns }) => {
      const { valueDate, amount, credit, debit, currency, balance } = columns
      expect(guessCsvColumns(headings)).toMatchObject(
        Object.fromEntries(
          Object.entries({ valueDate, amount, credit, debit, currency, balance }).filter(
            ([, heading]) => heading,
          ),
        ),
      )
    },
  )
})
