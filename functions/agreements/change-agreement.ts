import { type Agreement, findAgreement, replaceAgreement, type Signer } from '../data/agreements.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { updateSignerChecks } from '../data/signer-checks.ts'
import { appendSigningEvents, type SigningStep } from '../data/signing-events.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The decision on an agreement's current state: change it, with chain events and other writes, or stop with a result.
 */
export type Decision<Result> =
  | {
      change: Agreement
      steps?: readonly SigningStep[]
      writes?: Record<string, Write | undefined>
      result: Result
      /** The result if one of `writes` fails; without it, a failure throws. */
      otherwise?: (failed: readonly string[]) => Promise<Result>
    }
  | { stop: Result }

/** More than elsewhere: a whole board may sign within a second. */
const tries = 10

/**
 * Changes an agreement under concurrency (two directors sign in the same second): the loser of a race decides again on
 * the new state. Returns the decision's result; undefined for an unknown agreement. Throws when one of the other writes
 * fails, unless the decision handles that. `read` is the agreement if the call has read it before: the first try decides
 * on it, and fails like any other if it was changed since.
 */
export const changeAgreement = async <Result>(
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { companyId, agreementId }: { companyId: string; agreementId: string },
  decide: (agreement: Agreement) => Promise<Decision<Result>>,
  read?: Agreement,
): Promise<Result | undefined> => {
  let first = read
  const outcome = await retryOnChange(async () => {
    const agreement = first ?? (await findAgreement(table, companyId, agreementId))
    first = undefined
    if (!agreement) return undefined
    const decision = await decide(agreement)
    if ('stop' in decision) return decision.stop
    const { agreement: chained, writes } = appendSigningEvents(
      table,
      decision.change,
      decision.steps ?? [],
      clock(),
    )
    const written = await table.transact<string>({
      agreement: replaceAgreement(table, chained),
      ...updateSignerChecks(table, agreement, decision.change),
      ...writes,
      ...decision.writes,
    })
    if (written.ok) return decision.result
    if (written.failed.includes('agreement')) return changed
    if (decision.otherwise) return decision.otherwise(written.failed)
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
