/** That a reviewer held a field against its document, and accepted it as it was submitted then. */
export interface KycCheck {
  /** Its path, as a return names it. */
  field: string
  submittedAt: string
  by: string
  at: string
}

interface Submission {
  submittedAt: string
  /** Paths of what differs from the submission before. */
  changed: readonly string[]
}

const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`)

/**
 * The checks that hold for the latest of some submissions, oldest first: what a seller has changed since it was
 * accepted is to be looked at again, and what is as it was is not.
 */
export const standingChecks = (checks: readonly KycCheck[], submissions: readonly Submission[]): KycCheck[] =>
  checks.filter(({ field, submittedAt }) => {
    const at = submissions.findIndex((submission) => submission.submittedAt === submittedAt)
    return (
      at >= 0 &&
      submissions
        .slice(at + 1)
        .every(({ changed }) => !changed.some((path) => isWithin(field, path) || isWithin(path, field)))
    )
  })
