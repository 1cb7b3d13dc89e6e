import { Box, SimpleGrid } from '@chakra-ui/react'
import { currencies } from '#shared/money/currency.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'

const optional = [
  'bookingDate',
  'amount',
  'credit',
  'debit',
  'bankReference',
  'payerName',
  'payerAccount',
] as const
const columns = ['valueDate', 'text', 'balance', ...optional] as const
type Column = (typeof columns)[number]

/** How to read a bank's CSV: column mapping, account, currency and order of dates. */
export interface CsvReading {
  columns: Readonly<Partial<Record<Column, string>>>
  account: string
  currency: string
  dateOrder: 'YMD' | 'DMY' | 'MDY'
}

export const noReading: CsvReading = { columns: {}, account: '', currency: '', dateOrder: 'YMD' }

const dateOrders = ['YMD', 'DMY', 'MDY'] as const

/** The act's input; undefined while a required part is missing. */
export const csvFields = ({
  columns: { text, ...named },
  account,
  currency,
  dateOrder,
}: CsvReading): Record<string, unknown> | undefined => {
  const { valueDate, balance, amount, credit, debit } = named
  const given = Object.fromEntries(Object.entries(named).filter(([, heading]) => heading))
  return valueDate && balance && text && account && currency && (amount || (credit && debit))
    ? { columns: { ...given, text: [text] }, account: account.trim(), currency, dateOrder }
    : undefined
}

/** The form for the column mapping of a bank's CSV. */
export const CsvReadingFields = ({
  headings,
  value,
  onChange,
}: {
  headings: readonly string[]
  value: CsvReading
  onChange: (value: CsvReading) => void
}) => {
  const t = useTranslations()
  return (
    <Box as="fieldset" borderWidth="0">
      <Box as="legend" fontWeight="semibold" mb="2">
        {t('statements.upload.csv')}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3">
        {columns.map((name) => (
          <SelectField
            key={name}
            label={t(`statements.upload.columns.${name}`)}
            value={value.columns[name] ?? ''}
            onChange={(heading) => onChange({ ...value, columns: { ...value.columns, [name]: heading } })}
            options={[
              { value: '', label: t('statements.upload.noColumn') },
              ...headings.map((heading) => ({ value: heading, label: heading })),
            ]}
          />
        ))}
        <TextField
          label={t('statements.upload.account')}
          value={value.account}
          onChange={(account) => onChange({ ...value, account })}
        />
        <SelectField
          label={t('statements.upload.currency')}
          value={value.currency}
          onChange={(currency) => onChange({ ...value, currency })}
          placeholder={t('act.choose')}
          options={currencies.map((each) => ({ value: each, label: each }))}
        />
        <SelectField
          label={t('statements.upload.dateOrder')}
          value={value.dateOrder}
          onChange={(order) =>
            onChange({ ...value, dateOrder: dateOrders.find((each) => each === order) ?? 'YMD' })
          }
          options={dateOrders.map((each) => ({
            value: each,
            label: t(`statements.upload.dateOrders.${each}`),
          }))}
        />
      </SimpleGrid>
    </Box>
  )
}
