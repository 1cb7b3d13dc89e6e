import { Box, chakra } from '@chakra-ui/react'
import type { DryRunStep } from '#shared/desk/dry-run.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { useStateTranslations } from '../../ui/use-state-translations.ts'
import { kindOf } from '../../ui/value-kind.ts'
import { ResultTable } from './result-table.tsx'

type Values = Readonly<Record<string, unknown>>

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {}

const isId = (name: string) => name.endsWith('Id')

/** One step's result: each value, with the previous one if it differs. Ids come last. */
const rowOf = (
  { before, after }: DryRunStep,
  textOf: (name: string, value: unknown, record: Values) => string,
): Values => {
  const was = valuesOf(before)
  const is = valuesOf(after)
  const entries = Object.entries(is).map(([name, value]) => {
    const former = was[name]
    const isChange = former !== undefined && former !== value
    return [name, isChange ? `${textOf(name, former, is)} → ${textOf(name, value, is)}` : value] as const
  })
  return Object.fromEntries([
    ...entries.filter(([name]) => !isId(name)),
    ...entries.filter(([name]) => isId(name)),
  ])
}

/** A table of the steps of an act on several records, and one of what would remain. */
export const DryRunSteps = ({ parts, left }: { parts: readonly DryRunStep[]; left: readonly Values[] }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const stateTranslations = useStateTranslations()
  const format = useFormat()
  const textOf = (name: string, value: unknown, record: Values): string => {
    const kind = kindOf(name, value)
    if (kind === 'state') return stateTranslations(String(value), name, record)
    return kind === 'amount' ? format.money(String(value), '').trim() : String(value)
  }
  const title = t('act.parts', { count: parts.length })
  return (
    <Box display="grid" gap="4">
      {parts.length > 0 ? (
        <Box minW="0">
          <chakra.h4 mb="1.5">{title}</chakra.h4>
          <ResultTable
            name={title}
            rows={parts.map((part) => ({
              ...(part.companyId ? { company: nameOf({ ...part, companyId: part.companyId }) } : {}),
              ...rowOf(part, textOf),
            }))}
          />
        </Box>
      ) : null}
      {left.length > 0 ? (
        <Box minW="0">
          <chakra.h4 mb="1.5">{t('act.left')}</chakra.h4>
          <ResultTable name={t('act.left')} rows={left} />
        </Box>
      ) : null}
    </Box>
  )
}
