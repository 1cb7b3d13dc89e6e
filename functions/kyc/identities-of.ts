import { createHash } from 'node:crypto'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import type { Identity } from '../data/identity-index.ts'
import type { PayoutAccount } from '../data/payout-accounts.ts'

const identity = (kind: Identity['kind'], ...parts: string[]): Identity => ({
  kind,
  value: createHash('sha256').update(parts.join('\n')).digest('hex'),
})

/** The identities of the people of a KYC, each once. */
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
 * The identity of a bank account without its number, which is encrypted: its bank, the number's length, and its end.
 */
export const identityOfAccount = ({
  swift_code: bank,
  lastFour,
  numberLength,
}: Pick<PayoutAccount, 'swift_code' | 'lastFour' | 'numberLength'>): Identity =>
  identity('bank-account', bank, lastFour, String(numberLength))
