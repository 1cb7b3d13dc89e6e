import type { SessionContext } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { CurrentKyc } from '../kyc/signatory-of-user.ts'
import { findUsersOfCompany } from '../kyc/users-of-company.ts'
import type { Deps } from '../runtime/deps.ts'
import type { CodeDestination } from './identification-of.ts'
import {
  destinationOfCandidate,
  listSignatoryCandidates,
  type SignatoryCandidate,
} from './signatory-candidate.ts'
import { findSignerAccounts, type SignerAccounts } from './signer-accounts.ts'

interface FoundCandidate {
  candidate: SignatoryCandidate
  destination: CodeDestination
  accounts: SignerAccounts
  current: CurrentKyc
}

/** The person that a user claims to be, and how they prove it; undefined if no code can reach that person alone. */
export const findCandidate = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { companyId, userId }: Pick<SessionContext, 'companyId' | 'userId'>,
  personId: string,
): Promise<FoundCandidate | undefined> => {
  const [current, ofCompany] = await Promise.all([
    findCurrentSections(table, companyId),
    findUsersOfCompany(table, companyId),
  ])
  const candidate = listSignatoryCandidates(current).find((each) => each.personId === personId)
  if (!candidate) return undefined
  const accounts = await findSignerAccounts(table, companyId, candidate, userId, ofCompany)
  const destination = destinationOfCandidate(accounts, candidate, current, userId, clock())
  return destination && { candidate, destination, accounts, current }
}
