import { headingsOfColumns } from './csv-columns.ts'
import type { CsvMapping } from './csv-mapping.ts'

/** `headings` are those in addition to the columns' own. */
type ReadyMapping = Pick<CsvMapping, 'name' | 'columns' | 'dateOrder' | 'headings'>

/** The formats that are public; docs/desk.md names the source of each. */
const formats: readonly ReadyMapping[] = [
  {
    name: 'HSBC Hong Kong',
    columns: {
      valueDate: 'Date',
      amount: 'Billing amount',
      currency: 'Billing currency',
      balance: 'Balance',
      text: ['Description'],
    },
    dateOrder: 'DMY',
    headings: ['Balance currency'],
  },
  {
    name: 'DBS',
    columns: {
      valueDate: 'Value Date',
      bookingDate: 'Transaction Date',
      debit: 'Debit Amount',
      credit: 'Credit Amount',
      currency: 'Currency',
      text: ['Description', 'Client Reference', 'Additional Reference'],
    },
    dateOrder: 'DMY',
    headings: ['Statement Code', 'Supplementary Code'],
  },
  {
    name: 'DBS (Transaction Ref)',
    columns: {
      valueDate: 'Transaction Date',
      debit: 'Debit Amount',
      credit: 'Credit Amount',
      text: ['Transaction Ref1', 'Transaction Ref2', 'Transaction Ref3'],
    },
    dateOrder: 'DMY',
    headings: [],
  },
  {
    name: 'Airwallex',
    columns: {
      valueDate: 'Time',
      debit: 'Debit Net Amount',
      credit: 'Credit Net Amount',
      currency: 'Wallet Currency',
      balance: 'Account Balance',
      text: ['Description', 'Reference', 'Note to Self'],
      bankReference: 'Transaction Id',
    },
    dateOrder: 'YMD',
    headings: ['Financial Transaction Type'],
  },
  {
    name: 'Wise',
    columns: {
      valueDate: 'Date',
      amount: 'Amount',
      currency: 'Currency',
      balance: 'Running Balance',
      text: ['Description', 'Payment Reference'],
      bankReference: 'TransferWise ID',
      payerName: 'Payer Name',
      payeeName: 'Payee Name',
      payeeAccount: 'Payee Account Number',
    },
    dateOrder: 'DMY',
    headings: [],
  },
]

/** The mappings that come with the portal. One that somebody saves under the same name takes its place. */
export const builtInCsvMappings: readonly CsvMapping[] = formats.map((format) => ({
  ...format,
  headings: [...new Set([...headingsOfColumns(format.columns), ...format.headings])],
  account: null,
  currency: null,
  savedBy: null,
  savedAt: null,
}))
