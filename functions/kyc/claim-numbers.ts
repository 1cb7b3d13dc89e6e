import type { CompanyInfoDraft } from '#shared/kyc/company-info.schema.ts'
import { type CompanyNumber, claimCompanyNumber, releaseCompanyNumber } from '../data/company-numbers.ts'
import type { Table, Write } from '../data/table.ts'

const kinds = ['brn', 'uscc'] as const

const nameOf = ({ kind, number }: CompanyNumber) => `${kind} ${number}`

/** The writes that release a company's numbers, except those that it keeps. */
export const releaseNumbers = (
  table: Table,
  companyId: string,
  numbers: readonly CompanyNumber[],
  kept: readonly CompanyNumber[],
): Record<string, Write> => {
  const names = new Set(kept.map(nameOf))
  return Object.fromEntries(
    numbers
      .filter((each) => !names.has(nameOf(each)))
      .map((each) => [`former ${nameOf(each)}`, releaseCompanyNumber(table, each, companyId)]),
  )
}

/** A company's numbers, and the writes that claim them and release the `former` ones that it does not use any more. */
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
  return {
    claimed,
    writes: { brn: claim('brn'), uscc: claim('uscc'), ...releaseNumbers(table, companyId, former, claimed) },
  }
}
