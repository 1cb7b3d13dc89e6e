import { chakra } from '@chakra-ui/react'
import type { PayoutException } from '#shared/desk/payout-obstacles.ts'
import type { Trouble } from '#shared/desk/shop-trouble.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useWords } from '../i18n/use-words.ts'
import { useStateWords } from './use-state-words.ts'

/** How a value is shown. An amount goes with the currency that it is told with. */
export type ColumnKind =
  | 'text'
  | 'state'
  | 'id'
  | 'amount'
  | 'percent'
  | 'date'
  | 'time'
  | 'flag'
  | 'troubles'
  | 'exceptions'

const amount = /^-?\d+\.\d{2}$/

const TextOf = ({ value }: { value: unknown }) => {
  const t = useWords()
  if (value === null || value === undefined || value === '')
    return <chakra.span color="text.quiet">{t('value.none')}</chakra.span>
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** One value as the locale writes it. */
export const ToldValue = ({
  value,
  kind,
  currency,
}: {
  value: unknown
  kind: ColumnKind
  currency?: string | undefined
}) => {
  const format = useFormat()
  const t = useWords()
  const stateWords = useStateWords()
  if (kind === 'troubles' && Array.isArray(value))
    return value.map((each: Trouble) => t(`troubles.${each}`)).join(t('value.and'))
  if (kind === 'exceptions' && Array.isArray(value))
    return value.map((each: PayoutException) => t(`payouts.obstacles.${each}`)).join(t('value.and'))
  if (typeof value !== 'string' || value === '') return <TextOf value={value} />
  if (kind === 'amount' && amount.test(value))
    return currency ? format.money(value, currency) : format.money(value, '').trim()
  if (kind === 'state') return stateWords(value)
  if (kind === 'percent') return format.percent(value)
  if (kind === 'date') return format.date(value)
  if (kind === 'time') return format.timestamp(value)
  if (kind === 'id') return <chakra.span fontFamily="mono">{value}</chakra.span>
  return value
}
