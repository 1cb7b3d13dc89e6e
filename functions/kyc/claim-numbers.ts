import type { CompanyInfoDraft } from '#shared/kyc/company-info.schema.ts'
import { type CompanyNumber, claimCompanyNumber, releaseCompanyNumber } from '../data/company-numbers.ts'
import type { Kyc } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'

const kinds = ['brn', 'uscc'] as const

/** The numbers that a company goes by, and the writes that make them its own and give free those it went by before. */
export const claimNumbers = (table: Table, kyc: Kyc, info: CompanyInfoDraft) => {
  const claimed = kinds.flatMap((kind): CompanyNumber[] => {
    const number = info[kind]
    return number ? [{ kind, number }] : []
  })
  const release = (kind: CompanyNumber['kind']): Write | undefined => {
    const former = kyc.claimedNumbers?.find((each) => each.kind === kind)
    return former && former.number !== info[kind]
      ? releaseCompanyNumber(table, former, kyc.companyId)
      : undefined
  }
  const claim = (kind: CompanyNumber['kind']): Write | undefined => {
    const number = claimed.find((each) => each.kind === kind)
    return number ? claimCompanyNumber(table, number, kyc.companyId) : undefined
  }
  const writes = {
    brn: claim('brn'),
    uscc: claim('uscc'),
    formerBrn: release('brn'),
    formerUscc: release('uscc'),
  }
  return { claimed, writes }
}
