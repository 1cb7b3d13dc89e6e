import type { ProposedAmount } from '#shared/desk/proposed-amounts.ts'
import type { ViewedSubject } from '#shared/desk/viewed-records.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { type NamedCompany, useCompanyName } from '../../ui/use-company-name.ts'
import type { Row } from './rows.ts'

/** The maximum number of companies that a proposal's row names; further ones are only counted. */
const maxNames = 3

const listIn = <Each>(row: Row, name: string): readonly Each[] =>
  Array.isArray(row[name]) ? (row[name] as Each[]) : []

/** The amounts of a proposal in the locale, each with what it replaces. */
export const useAmountTexts = () => {
  const format = useFormat()
  return (amounts: readonly ProposedAmount[]): string[] =>
    amounts.map(({ currency, before, amount }) => {
      const textOf = (value: string) => format.money(value, currency ?? '').trim()
      return before === null ? textOf(amount) : `${textOf(before)} → ${textOf(amount)}`
    })
}

export const amountsOf = (row: Row): readonly ProposedAmount[] => listIn(row, 'proposedAmounts')
export const viewedSubjectsOf = (row: Row): readonly ViewedSubject[] => listIn(row, 'viewed')
export const companiesOf = (row: Row): readonly NamedCompany[] => listIn(row, 'companies')

/**
 * A proposal as its list shows it, so that rows are filtered and sorted by what they show: the act's name, the companies
 * and the amounts. `proposedAct` keeps the code's name, which decides on permissions.
 */
export const useProposalRow = () => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const nameOf = useCompanyName()
  const amountTexts = useAmountTexts()
  const namesOf = (companies: readonly NamedCompany[]): string => {
    const names = companies.slice(0, maxNames).map(nameOf).join(t('value.and'))
    const count = companies.length - maxNames
    return count > 0 ? t('work.andMore', { names, count }) : names
  }
  return (row: Row): Row => {
    if (typeof row['action'] !== 'string') return row
    const companies = companiesOf(row)
    const amounts = listIn<ProposedAmount>(row, 'amounts')
    return {
      ...row,
      action: actTranslations(row['action']),
      proposedAct: row['action'],
      proposedAmounts: amounts,
      ...(amounts.length > 0 ? { amounts: amountTexts(amounts).join(t('value.and')) } : { amounts: null }),
      ...(companies.length > 0 ? { company: namesOf(companies) } : {}),
    }
  }
}
