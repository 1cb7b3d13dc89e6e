import { countCall } from '../account/limits/count-call.ts'
import type { Deps } from '../runtime/deps.ts'

/** Far more than a board needs: each new contact or signer, and each addendum, mails its signers. */
const maxOfCompany = 100

/** Far more than a person needs who reads mails too late. */
const maxLinks = 10

type Counting = Pick<Deps, 'table' | 'clock'>

/** Counts a company's actions that mail signers, over all signers. */
export const countSigningMails = (deps: Counting, companyId: string) =>
  countCall(deps, 'signing-mail', companyId, maxOfCompany)

/** Counts the links that one signer requests: they do not count against the company. */
export const countRenewedLink = (deps: Counting, signerId: string) =>
  countCall(deps, 'signing-link', signerId, maxLinks)
