import { createHash } from 'node:crypto'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import type { Identity } from '../data/identity-index.ts'
import type { PayoutAccount } from '../data/payout-accounts.ts'

const identity = (kind: Identity['kind'], ...parts: string[]): Identity => ({
  kind,
  value: createHash('sha256').update(parts.join('\n')).digest('hex'),
})

/** What the people of a KYC are known by, each once. */
export const identitiesOfPeople = ({ connected_persons: connected }: KycSections): Identity[] => {
  const found = (connected?.persons ?? []).flatMap((person) => {
    const { certificate_type: type, id_number: number, mobile_area_code: areaCode, mobile } = person
    return [
      ...(type && number ? [identity('id-number', type, number)] : []),
      ...(areaCode && mobile ? [identity('mobile', areaCode, mobile)] : []),
    ]
  })
  return [...new Map(found.map((each) => [each.value, each])).values()]
}

/**
 * What a bank account is known by without its number, which is encrypted: its bank, how long the number is, and its
 * end.
 */
export const identityOfAccount = ({
  swift_code: bank,
  lastFour,
  numberLength,
}: Pick<PayoutAccount, 'swift_code' | 'lastFour' | 'numberLength'>): Identity =>
  identity('bank-account', bank, lastFour, String(numberLength))
