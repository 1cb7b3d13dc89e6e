import type { DraftReturn } from './returned-fields.ts'

/** A reviewer compared a field of a version with its document, and accepted it or is about to return it. */
export interface KycCheck {
  /** Its path, as in returned fields. */
  field: string
  submittedAt: string
  by: string
  at: string
  /** Set for a field that is to be returned. Without it, the field was accepted. */
  toReturn?: DraftReturn
}

/** A field that a reviewer is about to return. */
export type KycDraftReturn = KycCheck & { toReturn: DraftReturn }

/** A reviewer opened a file of a submission. */
export interface OpenedDocument {
  fileId: string
  by: string
  at: string
}

interface Submission {
  submittedAt: string
  /** Paths of the fields that differ from the previous submission. */
  changed: readonly string[]
}

/** True for a path that is the part itself or inside it. */
export const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`)

/**
 * The accepted fields that are still valid for the latest of the submissions, oldest first: a changed field has to be
 * checked again, an unchanged one not.
 */
export const validChecks = (checks: readonly KycCheck[], submissions: readonly Submission[]): KycCheck[] =>
  checks.filter(({ field, submittedAt, toReturn }) => {
    if (toReturn) return false
    const at = submissions.findIndex((submission) => submission.submittedAt === submittedAt)
    return (
      at >= 0 &&
      submissions
        .slice(at + 1)
        .every(({ changed }) => !changed.some((path) => isWithin(field, path) || isWithin(path, field)))
    )
  })

/** The drafts of returned fields of the latest submission. A decision ends the drafts of earlier ones. */
export const draftReturns = (
  checks: readonly KycCheck[],
  submissions: readonly Submission[],
): KycDraftReturn[] =>
  checks.flatMap(({ toReturn, ...check }) =>
    toReturn && check.submittedAt === submissions.at(-1)?.submittedAt ? { ...check, toReturn } : [],
  )
