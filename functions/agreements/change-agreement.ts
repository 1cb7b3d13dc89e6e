import { type Agreement, findAgreement, replaceAgreement, type Signer } from '../data/agreements.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table, Write } from '../data/table.ts'

/** What to do about an agreement as it stands: change it, with other writes, or stop with a result. */
export type Decision<Result> =
  | { change: Agreement; writes?: Record<string, Write>; result: Result }
  | { stop: Result }

/** More than elsewhere: a whole board may sign within a second. */
const tries = 10

/**
 * Changes an agreement that several people change at once (two directors sign in the same second): who lost the
 * race decides again on what the winner left. Answers the decision's result; undefined where there is no agreement.
 * Throws when one of the other writes fails.
 */
export const changeAgreement = async <Result>(
  table: Table,
  { companyId, agreementId }: { companyId: string; agreementId: string },
  decide: (agreement: Agreement) => Promise<Decision<Result>>,
): Promise<Result | undefined> => {
  const outcome = await retryOnChange(async () => {
    const agreement = await findAgreement(table, companyId, agreementId)
    if (!agreement) return undefined
    const decision = await decide(agreement)
    if ('stop' in decision) return decision.stop
    const written = await table.transact<string>({
      agreement: replaceAgreement(table, decision.change),
      ...decision.writes,
    })
    if (written.ok) return decision.result
    if (written.failed.includes('agreement')) return changed
    throw new Error(`agreement ${agreementId} could not be changed: ${written.failed.join(', ')}`)
  }, tries)
  if (outcome === changed)
    throw new Error(`agreement ${agreementId} was changed by others ${tries} times in a row`)
  return outcome
}

/** The agreement with one signer replaced. */
export const withSigner = <Of extends Agreement>(agreement: Of, signer: Signer): Of => ({
  ...agreement,
  signers: agreement.signers.map((each) => (each.signerId === signer.signerId ? signer : each)),
})
