import type { DeskRole } from '#shared/desk/desk-roles.ts'

/** Somebody of the lender, as the identity provider of this machine knows them. */
export interface DemoPerson {
  email: string
  name: string
  groups: readonly string[]
}

/** The group of each role: groups are the lender's own, and called as these call theirs. */
export const groupOf = (role: DeskRole): string => `desk-${role}`

const person = (local: string, name: string, ...roles: DeskRole[]): DemoPerson => ({
  email: `${local}@brightquay.example`,
  name,
  groups: roles.map(groupOf),
})

/** One for each role, one who is the second person for all of them, and one whom nobody gave a role. */
export const demoPeople: readonly DemoPerson[] = [
  person('reviewer', 'Ada Ho', 'reviewer'),
  person('credit', 'Grace Lam', 'credit'),
  person('payments', 'Mary Chan', 'payments'),
  person('support', 'Joan Yip', 'support'),
  person('marketing', 'Edith Ko', 'marketing'),
  person('auditor', 'Hedy Ng', 'auditor'),
  person('head', 'Alan Tse', 'reviewer', 'credit', 'payments', 'support', 'marketing'),
  person('newcomer', 'Tim Lo'),
]
