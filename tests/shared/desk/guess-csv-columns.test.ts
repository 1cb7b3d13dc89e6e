import { describe, expect, test } from 'vitest'
import { builtInCsvMappings } from '#shared/desk/built-in-csv-mappings.ts'
import { guessCsvColumns } from '#shared/desk/guess-csv-columns.ts'

describe('the columns of a bank’s CSV', () => {
  test.each([
    // The number of the payer's bank is neither a name nor a reference of the line.
    [
      [
        '付款人开户行号[ Account holding bank number of payer ]',
        '付款人账号[ Debit Account No. ]',
        '付款人名称[ Payer’s Name ]',
        '收款人名称[ Payee’s Name ]',
        '交易日期[ Transaction Date ]',
        '交易金额[ Trade Amount ]',
        '交易后余额[ After-transaction balance ]',
        '交易流水号[ Transaction reference number ]',
        '用途[ Purpose ]',
      ],
      {
        payerAccount: '付款人账号[ Debit Account No. ]',
        payerName: '付款人名称[ Payer’s Name ]',
        payeeName: '收款人名称[ Payee’s Name ]',
        valueDate: '交易日期[ Transaction Date ]',
        amount: '交易金额[ Trade Amount ]',
        balance: '交易后余额[ After-transaction balance ]',
        bankReference: '交易流水号[ Transaction reference number ]',
        text: ['用途[ Purpose ]'],
      },
    ],
    [
      ['交易日期', '收入金额', '支出金额', '余额', '对方账户名称', '对方账户账号', '附言'],
      {
        valueDate: '交易日期',
        credit: '收入金额',
        debit: '支出金额',
        balance: '余额',
        payerName: '对方账户名称',
        payerAccount: '对方账户账号',
        text: ['附言'],
      },
    ],
    // Account and name in one column are neither.
    [
      ['交易日期', '交易金额', '账户余额', '摘要', '对方账号与户名'],
      {
        valueDate: '交易日期',
        amount: '交易金额',
        balance: '账户余额',
        text: ['摘要', '对方账号与户名'],
      },
    ],
    [
      ['Date started (UTC)', 'Date completed (UTC)', 'Description', 'Amount', 'Balance'],
      {
        valueDate: 'Date completed (UTC)',
        amount: 'Amount',
        balance: 'Balance',
        text: ['Description'],
      },
    ],
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
    [
      '凭证号 本方账号 对方账号 交易时间 借/贷 借方发生额 贷方发生额 对方行号 对方单位名称 摘要 余额'.split(
        ' ',
      ),
      {
        valueDate: '交易时间',
        credit: '贷方发生额',
        debit: '借方发生额',
        balance: '余额',
        account: '本方账号',
        payerName: '对方单位名称',
        payerAccount: '对方账号',
        text: ['摘要'],
        bankReference: '凭证号',
      },
    ],
    [
      '交易日 起息日 借方金额 贷方金额 余额 流水号 收(付)方名称 收(付)方帐号 用途'.split(' '),
      {
        valueDate: '起息日',
        bookingDate: '交易日',
        credit: '贷方金额',
        debit: '借方金额',
        balance: '余额',
        payerName: '收(付)方名称',
        payerAccount: '收(付)方帐号',
        text: ['用途'],
        bankReference: '流水号',
      },
    ],
    [
      '记账日期 记账时间 币别 金额 余额 交易名称 附言 对方账户名 对方卡号/账号 对方开户行'.split(' '),
      {
        valueDate: '记账日期',
        bookingDate: '记账时间',
        amount: '金额',
        balance: '余额',
        currency: '币别',
        payerName: '对方账户名',
        payerAccount: '对方卡号/账号',
        text: ['附言'],
      },
    ],
    [
      '交易日期 记账日期 摘要 交易金额(收入) 交易金额(支出) 交易币种 记账金额(收入) 记账金额(支出) 记账币种 余额'.split(
        ' ',
      ),
      {
        valueDate: '交易日期',
        bookingDate: '记账日期',
        credit: '记账金额(收入)',
        debit: '记账金额(支出)',
        currency: '记账币种',
        balance: '余额',
        text: ['摘要'],
      },
    ],
    [
      '交易日期 交易金額 賬戶結餘 對手方名稱 對手方賬號 備註'.split(' '),
      {
        valueDate: '交易日期',
        amount: '交易金額',
        balance: '賬戶結餘',
        payerName: '對手方名稱',
        payerAccount: '對手方賬號',
        text: ['備註'],
      },
    ],
    [
      '交易日期 起息日 摘要 支賬 入賬 結餘'.split(' '),
      {
        valueDate: '起息日',
        bookingDate: '交易日期',
        credit: '入賬',
        debit: '支賬',
        balance: '結餘',
        text: ['摘要'],
      },
    ],
    [
      [
        'Txn Date',
        'Value Date',
        'Particulars',
        'Dr Amount',
        'Cr Amount',
        'Closing ledger balance',
        'Balance',
      ],
      {
        valueDate: 'Value Date',
        bookingDate: 'Txn Date',
        credit: 'Cr Amount',
        debit: 'Dr Amount',
        balance: 'Balance',
        text: ['Particulars'],
      },
    ],
    [
      ['Date', 'Orig currency', 'Orig amount', 'Payment currency', 'Amount', 'Balance', 'Description'],
      {
        valueDate: 'Date',
        amount: 'Amount',
        balance: 'Balance',
        currency: 'Payment currency',
        text: ['Description'],
      },
    ],
    // A single debit or credit column does not determine the amount.
    [['Date', 'Details', 'Credit'], { valueDate: 'Date', text: ['Details'] }],
    [['Erste', 'Zweite'], { text: [] }],
  ])('%j are guessed', (headings, columns) => {
    expect(guessCsvColumns(headings)).toEqual(columns)
  })

  test.each(builtInCsvMappings.map((mapping) => [mapping.name, mapping] as const))(
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
