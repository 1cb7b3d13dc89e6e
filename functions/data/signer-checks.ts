import { contactChangeState } from '#shared/agreements/contact-change.ts'
import type { SignerCheckCause } from '#shared/agreements/signer-checks.ts'
import { signaturesBy } from './agreement-documents.ts'
import { type Agreement, awaitsSignerCheck, isBeingSigned } from './agreements.ts'
import { companyItemKey } from './companies.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** A check of an agreement's signers that waits for the back office. The agreement has its details. */
export interface SignerCheckItem {
  checkId: string
  companyId: string
  agreementId: string
  cause: SignerCheckCause
  /** The signer with the other contact, or the agreement: proposals name it. */
  subjectId: string
  /** ISO timestamp, UTC. */
  since: string
}

const key = ({ companyId, checkId }: Pick<SignerCheckItem, 'companyId' | 'checkId'>) =>
  companyItemKey(companyId, `SIGNER-CHECK#${checkId}`)

/** The pending checks of an agreement: unreleased contacts of signers who can still sign, and a shared browser. */
export const signerChecksOf = (agreement: Agreement): SignerCheckItem[] => {
  const { companyId, agreementId, signers, signerCheck } = agreement
  const check = (cause: SignerCheckCause, subjectId: string, since: string): SignerCheckItem => ({
    checkId: subjectId === agreementId ? agreementId : `${agreementId}#${subjectId}`,
    companyId,
    agreementId,
    cause,
    subjectId,
    since,
  })
  if (signerCheck && awaitsSignerCheck(agreement))
    return [check('shared browser', agreementId, signerCheck.since)]
  if (!isBeingSigned(agreement)) return []
  return signers.flatMap((signer) => {
    const { contactChange: change, signerId } = signer
    const waits =
      change &&
      contactChangeState(change) === 'waiting' &&
      !change.released &&
      signaturesBy(agreement, signer).length === 0
    return waits ? [check('signer contact', signerId, change.askedAt)] : []
  })
}

/** Access pattern: the checks of signers that wait for the back office, oldest first. */
export const listWaitingSignerChecks = reviewQueueOf<SignerCheckItem>('signer-check')

const replaceSignerCheck = (table: Table, check: SignerCheckItem): Write =>
  put<SignerCheckItem>(table, {
    ...check,
    ...key(check),
    type: 'signer-check',
    ...awaitsReview('signer-check', check.companyId, check.since, check.checkId),
  })

/** The writes by which the queue follows a change of an agreement. They belong in the transaction of that change. */
export const updateSignerChecks = (
  table: Table,
  before: Agreement,
  after: Agreement,
): Record<string, Write> => {
  const former = new Map(signerChecksOf(before).map((check) => [check.checkId, check]))
  const pending = new Map(signerChecksOf(after).map((check) => [check.checkId, check]))
  const writes: Record<string, Write> = {}
  for (const [id, check] of former)
    if (!pending.has(id)) writes[`signer check ${id}`] = remove(table, key(check))
  for (const [id, check] of pending)
    if (former.get(id)?.since !== check.since) writes[`signer check ${id}`] = replaceSignerCheck(table, check)
  return writes
}
