import { countCall } from '../account/limits/count-call.ts'
import type { Deps } from '../runtime/deps.ts'

/** Far more than a board takes: each other address or signer, and each addendum, has its signers mailed. */
const maxOfCompany = 100

/** Far more than somebody needs who reads a link too late. */
const maxLinks = 10

type Counting = Pick<Deps, 'table' | 'clock'>

/** Counts what a company does by which signers are mailed, whoever they are by then. */
export const countSigningMails = (deps: Counting, companyId: string) =>
  countCall(deps, 'signing-mail', companyId, maxOfCompany)

/** Counts the links that one signer asks for: the company is not charged with what they do. */
export const countRenewedLink = (deps: Counting, signerId: string) =>
  countCall(deps, 'signing-link', signerId, maxLinks)
