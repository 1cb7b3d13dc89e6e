import { useTranslations } from '../i18n/use-translations.ts'
import { type NamedCompany, useCompanyName, useOtherCompanyName } from './use-company-name.ts'

type ResponseRecord = Readonly<Record<string, unknown>>

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The company that a record of a response names; undefined if it names none. */
const companyIn = (record: ResponseRecord): NamedCompany | undefined => {
  const companyId = textOrNull(record['companyId'])
  const companyNameEn = textOrNull(record['companyNameEn'])
  const companyNameCn = textOrNull(record['companyNameCn'])
  return (companyId ?? companyNameEn ?? companyNameCn)
    ? { companyId: companyId ?? '', companyNameEn, companyNameCn }
    : undefined
}

/** The display name of the company that a record names; undefined if it names none. */
export const useRecordCompanyName = () => {
  const nameOf = useCompanyName()
  return (record: ResponseRecord): string | undefined => {
    const company = companyIn(record)
    return company && nameOf(company)
  }
}

/** A record for display: its company has a single name, with the name in the other script as a hint. */
export const useNamedRecord = () => {
  const t = useTranslations()
  const nameIn = useRecordCompanyName()
  const otherNameOf = useOtherCompanyName()
  return (record: ResponseRecord): ResponseRecord => {
    if (!('companyNameEn' in record)) return record
    const { companyNameEn: _en, companyNameCn: _cn, ...others } = record
    const company = companyIn(record)
    const name = others['company'] ?? nameIn(record) ?? null
    const other = company && otherNameOf(company)
    return { ...others, company: other ? t('value.withOtherName', { name, other }) : name }
  }
}
