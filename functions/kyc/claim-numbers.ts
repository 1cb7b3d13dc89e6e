import type { CompanyInfoDraft } from '#shared/kyc/company-info.schema.ts'
import { type CompanyNumber, claimCompanyNumber, releaseCompanyNumber } from '../data/company-numbers.ts'
import type { Table, Write } from '../data/table.ts'

const kinds = ['brn', 'uscc'] as const

const nameOf = ({ kind, number }: CompanyNumber) => `${kind} ${number}`

/**
 * The numbers that a company goes by, and the writes that make them its own and give free the `former` ones, by which
 * it goes no more.
 */
export const claimNumbers = (
  table: Table,
  companyId: string,
  info: CompanyInfoDraft,
  former: readonly CompanyNumber[],
) => {
  const claimed = kinds.flatMap((kind): CompanyNumber[] => {
    const number = info[kind]
    return number ? [{ kind, number }] : []
  })
  const claim = (kind: CompanyNumber['kind']): Write | undefined => {
    const number = claimed.find((each) => each.kind === kind)
    return number && claimCompanyNumber(table, number, companyId)
  }
  const kept = new Set(claimed.map(nameOf))
  const releases = former
    .filter((each) => !kept.has(nameOf(each)))
    .map((each) => [`former ${nameOf(each)}`, releaseCompanyNumber(table, each, companyId)] as const)
  return {
    claimed,
    writes: { brn: claim('brn'), uscc: claim('uscc'), ...Object.fromEntries<Write>(releases) },
  }
}
