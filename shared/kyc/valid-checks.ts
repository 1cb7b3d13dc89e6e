/** A reviewer compared a field with its document, and accepted it in that version. */
export interface KycCheck {
  /** Its path, as in returned fields. */
  field: string
  submittedAt: string
  by: string
  at: string
}

interface Submission {
  submittedAt: string
  /** Paths of the fields that differ from the previous submission. */
  changed: readonly string[]
}

const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`)

/**
 * The checks that are still valid for the latest of the submissions, oldest first: a changed field has to be checked
 * again, an unchanged one not.
 */
export const validChecks = (checks: readonly KycCheck[], submissions: readonly Submission[]): KycCheck[] =>
  checks.filter(({ field, submittedAt }) => {
    const at = submissions.findIndex((submission) => submission.submittedAt === submittedAt)
    return (
      at >= 0 &&
      submissions
        .slice(at + 1)
        .every(({ changed }) => !changed.some((path) => isWithin(field, path) || isWithin(path, field)))
    )
  })
