import { Box, chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { PayoutException } from '#shared/desk/payout-obstacles.ts'
import type { Trouble } from '#shared/desk/shop-trouble.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { countryEntries, countryOfCode } from '#shared/reference/country-entries.ts'
import { entryName } from '../../features/reference/entry-name.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useMe } from '../app/use-me.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { CopiedId } from './copied-id.tsx'
import {
  useActTranslations,
  useChoiceTranslations,
  useEnumTranslations,
  useFieldTranslations,
} from './field-translations.ts'
import { useStateTranslations } from './use-state-translations.ts'
import { currencyOf, kindOf, type ValueKind } from './value-kind.ts'

/** The name of a country, by its id in the dictionary or by the ISO 3166-1 code of a sanctions list. */
const countryName = (value: string, locale: Locale): string => {
  const entry = countryEntries.find(({ key_id }) => key_id === value) ?? countryOfCode(value)
  return entry ? entryName(entry, locale) : value
}

const amount = /^-?\d+\.\d{2}$/

const TextOf = ({ value }: { value: unknown }) => {
  const t = useTranslations()
  if (value === null || value === undefined || value === '')
    return <chakra.span color="text.quiet">{t('value.none')}</chakra.span>
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  return String(value)
}

const Definitions = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '2',
    rowGap: '0.5',
    pl: '2',
    borderLeftWidth: '2px',
    borderColor: 'border.hairline',
    textAlign: 'left',
  },
})

const idsLast = (entries: readonly [string, unknown][]) =>
  entries.toSorted(([a], [b]) => Number(a.endsWith('Id')) - Number(b.endsWith('Id')))

/**
 * The attributes of a nested record with their labels. Its amounts are in its own currency, else in that of the
 * containing record.
 */
const Parts = ({ of, currency }: { of: Readonly<Record<string, unknown>>; currency: string | undefined }) => {
  const fieldTranslations = useFieldTranslations()
  const enumTranslations = useEnumTranslations()
  return (
    <Definitions>
      {idsLast(Object.entries(of)).map(([name, value]) => (
        <Box key={name} display="contents">
          <chakra.dt color="text.quiet">{fieldTranslations(name)}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">
            <ValueCell
              value={enumTranslations(name, value)}
              kind={kindOf(name, value)}
              currency={currencyOf(of) ?? currency}
              field={name}
              record={of}
            />
          </chakra.dd>
        </Box>
      ))}
    </Definitions>
  )
}

interface Cell {
  value: unknown
  kind: ValueKind
  currency?: string | undefined
  /** The name of the field, and the record that it belongs to, by which a state is translated. */
  field?: string
  record?: object
}

/** A list of values; records have one line each. */
const Several = ({ values, ...cell }: Omit<Cell, 'value'> & { values: readonly unknown[] }) => {
  const t = useTranslations()
  if (values.length === 0) return <TextOf value={null} />
  const areRecords = values.some((value) => typeof value === 'object' && value !== null)
  const parts = values.map((value, at) => (
    // The values have no key but their index.
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a response never changes
    <Fragment key={at}>
      {at > 0 && !areRecords ? t('value.and') : null}
      <ValueCell {...cell} value={value} />
    </Fragment>
  ))
  return areRecords ? (
    <Box display="grid" gap="2">
      {parts}
    </Box>
  ) : (
    parts
  )
}

const isResponseRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats a value in the locale. */
export const ValueCell = ({ value, kind, currency, field = '', record = {} }: Cell) => {
  const format = useFormat()
  const t = useTranslations()
  const stateTranslations = useStateTranslations()
  const choiceTranslations = useChoiceTranslations()
  const actTranslations = useActTranslations()
  const locale = useLocale()
  const { platformName } = useMe()
  if (kind === 'troubles' && Array.isArray(value))
    return value.map((each: Trouble) => t(`troubles.${each}`)).join(t('value.and'))
  if (kind === 'exceptions' && Array.isArray(value))
    return value.map((each: PayoutException) => t(`payouts.obstacles.${each}`)).join(t('value.and'))
  if (Array.isArray(value))
    return <Several values={value} kind={kind} currency={currency} field={field} record={record} />
  if (isResponseRecord(value)) return <Parts of={value} currency={currency} />
  if (kind === 'cents' && typeof value === 'number')
    return format.money(decimalFromCents(value), currency ?? '').trim()
  if (kind === 'count' && typeof value === 'number') return format.count(value)
  if (typeof value !== 'string' || value === '') return <TextOf value={value} />
  if (kind === 'amount' && amount.test(value))
    return currency ? format.money(value, currency) : format.money(value, '').trim()
  if (kind === 'state') return stateTranslations(value, field, record)
  if (kind === 'percent') return format.percent(value)
  if (kind === 'time') return value.includes('T') ? format.timestamp(value) : format.date(value)
  if (kind === 'product') return choiceTranslations('productCode', value)
  if (kind === 'act') return actTranslations(value)
  if (kind === 'country') return countryName(value, locale)
  if (field === 'platform') return platformName(value)
  if (kind === 'id') return <CopiedId id={value} />
  return value
}
