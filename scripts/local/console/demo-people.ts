import type { DeskRole } from '#shared/desk/desk-roles.ts'

/** A back-office user of the local identity provider. */
export interface DemoPerson {
  email: string
  name: string
  groups: readonly string[]
}

const groupIds: Readonly<Record<DeskRole, string>> = {
  reviewer: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a001',
  credit: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a002',
  payments: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a003',
  support: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a004',
  marketing: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a005',
  compliance: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a007',
  auditor: '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a006',
}

/** The directory's group id for a role. */
export const groupOf = (role: DeskRole): string => groupIds[role]

const person = (local: string, name: string, ...roles: DeskRole[]): DemoPerson => ({
  email: `${local}@brightquay.example`,
  name,
  groups: roles.map(groupOf),
})

/** One for each role, one second approver with all roles, and one without a role. */
export const demoPeople: readonly DemoPerson[] = [
  person('reviewer', 'Ada Ho', 'reviewer'),
  person('credit', 'Grace Lam', 'credit'),
  person('payments', 'Mary Chan', 'payments'),
  person('support', 'Joan Yip', 'support'),
  person('marketing', 'Edith Ko', 'marketing'),
  person('compliance', 'Barbara Yu', 'compliance'),
  person('auditor', 'Hedy Ng', 'auditor'),
  person('head', 'Alan Tse', 'reviewer', 'credit', 'payments', 'support', 'marketing', 'compliance'),
  person('newcomer', 'Tim Lo'),
]
