import * as z from 'zod/mini'
import { dateOrders } from '../input-parsing/date-orders.ts'
import { currencySchema } from '../money/currency.ts'
import { act } from './act.ts'
import { bankFileField, describedField, encodingField, shortText } from './act-fields.ts'
import { csvColumns, hasAmount } from './csv-columns.ts'
import { csvMapping, csvPreview } from './csv-mapping.ts'
import { paying, statementReaders } from './desk-roles.ts'

const columnsExample =
  '{"valueDate":"Date","amount":"Amount","balance":"Balance","text":["Details"],"payerName":"Payer"}'

const mappingName = (means: string) => describedField(shortText(60), means, 'Harbour Bank', 'newName')

const dateOrder = z.enum(dateOrders)

const heading = z.string().check(z.minLength(1), z.maxLength(100))

export const csvMappingActs = {
  'csv-mapping-list': act({
    summary:
      'How the CSV files of banks are read, by name: the mappings that come with the portal, and those that somebody saved.',
    roles: statementReaders,
    subject: 'receipts',
    reads: true,
    input: z.object({}),
    output: z.object({ mappings: z.array(csvMapping) }),
  }),
  'csv-mapping-save': act({
    summary:
      'Saves how a bank’s CSV is read under a name, for everybody; under the same name again, it is replaced. A file with these headings is recognised from then on.',
    roles: paying,
    subject: 'receipts',
    positional: ['name'],
    input: z.object({
      name: mappingName('what you call the bank’s file'),
      columns: describedField(
        csvColumns.check(
          z.refine(hasAmount, 'one column for the amount, or one each for credits and debits'),
        ),
        'the headings under which it has what',
        columnsExample,
      ),
      dateOrder: describedField(dateOrder, 'the order of its dates', 'DMY'),
      headings: describedField(
        z.array(heading).check(z.minLength(2), z.maxLength(200)),
        'all headings of the file, by which it is recognised',
        '["Date","Details","Amount","Balance"]',
      ),
      account: z.optional(
        describedField(
          shortText(40),
          'the account, where the file does not name it',
          '000-000000-000',
          'bank',
        ),
      ),
      currency: z.optional(
        describedField(currencySchema, 'its currency, where the file does not name it', 'GBP'),
      ),
    }),
    output: csvMapping,
  }),
  'csv-mapping-remove': act({
    summary: 'Removes a saved mapping. What was read by it stays.',
    roles: paying,
    subject: 'receipts',
    positional: ['mapping'],
    input: z.object({ mapping: describedField(shortText(60), 'the mapping', 'Harbour Bank', 'csvMapping') }),
    output: z.object({ mapping: z.string() }),
  }),
  'csv-preview': act({
    summary:
      'How the first lines of a bank’s CSV would read by a mapping, or by the one that is recognised by its headings: nothing is stored.',
    roles: paying,
    subject: 'receipts',
    reads: true,
    unrecorded: 'it shows somebody the file that they hold, and stores nothing of it',
    positional: ['file'],
    input: z.object({
      file: bankFileField('the bank’s CSV'),
      mapping: z.optional(describedField(shortText(60), 'by this mapping', 'Harbour Bank', 'csvMapping')),
      columns: z.optional(describedField(csvColumns, 'by these headings instead', columnsExample)),
      dateOrder: z.optional(describedField(dateOrder, 'the order of its dates', 'DMY')),
      encoding: encodingField,
    }),
    output: csvPreview,
  }),
}
