import { isUscc } from '#shared/identifiers/uscc.ts'
import type { CompanyNumber } from '../data/company-numbers.ts'

/**
 * The number that a company goes by here, of one that a payment platform registered in `country` (ISO 3166-1
 * alpha-2): Hong Kong's business registration number without its branch, mainland China's USCC. Undefined for other
 * registers, and for what is no number of them.
 */
export const companyNumberOf = (country: string, registrationNumber: string): CompanyNumber | undefined => {
  const text = registrationNumber.replace(/\s/g, '').toUpperCase()
  if (country === 'HK') {
    const brn = /^(\d{8})(?:-|$)/.exec(text)?.[1]
    return brn ? { kind: 'brn', number: brn } : undefined
  }
  return country === 'CN' && isUscc(text) ? { kind: 'uscc', number: text } : undefined
}
