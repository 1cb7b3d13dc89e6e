import { Box, Flex, SimpleGrid } from '@chakra-ui/react'
import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'
import { dateOrders } from '#shared/input-parsing/date-orders.ts'
import { currencies } from '#shared/money/currency.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useRefusalTranslations } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { type CsvChoice, columnsOf, maxMappingNameLength, rolesInUse, rolesOf } from './csv-choice.ts'
import { CsvColumnChoice } from './csv-columns.tsx'
import type { CsvPreviewed } from './use-csv-preview.ts'

/** The first lines as they would be read, and the problems of the others. */
const PreviewedLines = ({
  preview: { lines, problems },
  given,
}: {
  preview: CsvPreview
  /** The currency of a file that does not name it. */
  given: string
}) => {
  const t = useTranslations()
  const format = useFormat()
  const money = (amount: string, currency: string | null) =>
    currency || given ? format.money(amount, currency || given) : amount
  return (
    <>
      {lines.length > 0 ? <Box fontWeight="semibold">{t('statements.upload.preview')}</Box> : null}
      {lines.length > 0 ? (
        <DataTable
          label={t('statements.upload.preview')}
          rows={lines}
          keyOf={({ row }) => String(row)}
          columns={[
            { title: t('statements.upload.columns.valueDate'), cell: (line) => format.date(line.valueDate) },
            {
              title: t('statements.upload.amount'),
              figure: ({ amount, currency }) => money(amount, currency),
            },
            {
              title: t('statements.upload.columns.balance'),
              figure: ({ balance, currency }) => (balance ? money(balance, currency) : ''),
            },
            {
              title: t('statements.upload.columns.payerName'),
              cell: ({ payerName, payerAccount }) => [payerName, payerAccount].filter(Boolean).join(' '),
            },
            { title: t('statements.upload.columns.text'), isWide: true, cell: ({ text }) => text },
          ]}
        />
      ) : null}
      {problems.length > 0 ? (
        <Box role="alert" color="negative.text" overflowWrap="anywhere">
          <Box fontWeight="semibold">{t('statements.upload.problems')}</Box>
          {problems.map((problem) => (
            <Box key={problem}>{problem}</Box>
          ))}
        </Box>
      ) : null}
    </>
  )
}

/** Account, currency and balances that the file itself does not have. */
const MissingInFile = ({
  value,
  onChange,
  columns,
  mapping,
}: {
  value: CsvChoice
  onChange: (value: CsvChoice) => void
  columns: CsvMapping['columns'] | undefined
  mapping: CsvMapping | undefined
}) => {
  const t = useTranslations()
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="3">
      {columns?.account ? null : (
        <TextField
          label={t('statements.upload.account')}
          hint={mapping?.account && !value.account ? t('statements.upload.lastAccount') : undefined}
          value={value.account || (mapping?.account ?? '')}
          onChange={(account) => onChange({ ...value, account })}
        />
      )}
      {columns?.currency ? null : (
        <SelectField
          label={t('statements.upload.currency')}
          value={value.currency || (mapping?.currency ?? '')}
          onChange={(currency) => onChange({ ...value, currency })}
          placeholder={t('act.choose')}
          options={currencies.map((each) => ({ value: each, label: each }))}
        />
      )}
      {columns && !columns.balance ? (
        <>
          <TextField
            label={t('statements.upload.opening')}
            hint={t('statements.upload.noBalance')}
            inputMode="decimal"
            value={value.opening}
            onChange={(opening) => onChange({ ...value, opening })}
          />
          <TextField
            label={t('statements.upload.closing')}
            inputMode="decimal"
            value={value.closing}
            onChange={(closing) => onChange({ ...value, closing })}
          />
        </>
      ) : null}
    </SimpleGrid>
  )
}

/** How a bank's CSV is read: by the mapping that fits its headings, or by columns that the user assigns. */
export const CsvReading = ({
  previewed: { preview, mappings, mapping, error },
  value,
  onChange,
}: {
  previewed: CsvPreviewed
  value: CsvChoice
  onChange: (value: CsvChoice) => void
}) => {
  const t = useTranslations()
  const refusalTranslations = useRefusalTranslations()
  if (!preview) return error ? <Box color="negative.text">{refusalTranslations(error)}</Box> : <Loading />
  const roles = rolesInUse(value, preview.headings)
  const columns = mapping?.columns ?? columnsOf(roles, preview.headings)
  const asksOrder = !mapping && (preview.dateOrders.length > 1 || value.dateOrder !== '')
  const change = (from: CsvMapping) =>
    onChange({
      ...value,
      mapping: '',
      roles: rolesOf(from.columns, preview.headings),
      dateOrder: from.dateOrder,
      account: value.account || (from.account ?? ''),
      currency: value.currency || (from.currency ?? ''),
      name: from.name,
    })
  return (
    <Box as="fieldset" borderWidth="0" minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Flex gap="3" wrap="wrap" align="end">
        <Box minW="0" flexBasis="320px">
          <SelectField
            label={t('statements.upload.mapping')}
            hint={
              preview.fitting.length > 0
                ? t('statements.upload.severalFit', { names: preview.fitting.join(t('statements.between')) })
                : undefined
            }
            value={mapping?.name ?? ''}
            onChange={(name) => onChange({ ...value, mapping: name })}
            options={[
              { value: '', label: t('statements.upload.pointAt') },
              ...mappings.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
        </Box>
        {mapping ? (
          <Button size="sm" variant="quiet" onClick={() => change(mapping)}>
            {t('statements.upload.change')}
          </Button>
        ) : null}
      </Flex>
      {mapping ? null : (
        <>
          <Box>
            {t(Object.keys(roles).length > 0 ? 'statements.upload.guessed' : 'statements.upload.csv')}
          </Box>
          <CsvColumnChoice
            headings={preview.headings}
            rows={preview.rows}
            roles={roles}
            onChange={(changed) => onChange({ ...value, mapping: '', roles: changed })}
          />
        </>
      )}
      {asksOrder ? (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }}>
          <SelectField
            label={t('statements.upload.dateOrder')}
            hint={t('statements.upload.dateOrderUnclear')}
            value={value.dateOrder}
            placeholder={t('act.choose')}
            onChange={(dateOrder) => onChange({ ...value, dateOrder })}
            options={(preview.dateOrders.length > 0 ? preview.dateOrders : dateOrders).map((each) => ({
              value: each,
              label: t(`statements.upload.dateOrders.${each}`),
            }))}
          />
        </SimpleGrid>
      ) : null}
      <MissingInFile value={value} onChange={onChange} columns={columns} mapping={mapping} />
      <Box aria-live="polite" minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        <PreviewedLines preview={preview} given={value.currency || (mapping?.currency ?? '')} />
        {error ? <Box color="negative.text">{refusalTranslations(error)}</Box> : null}
      </Box>
      {mapping ? null : (
        <TextField
          label={t('statements.upload.keepAs')}
          hint={t('statements.upload.keepHint')}
          maxLength={maxMappingNameLength}
          placeholder={value.account.trim()}
          value={value.name}
          onChange={(name) => onChange({ ...value, name })}
        />
      )}
    </Box>
  )
}
