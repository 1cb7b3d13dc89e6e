import type { ActOutput } from '#shared/desk/all-acts.ts'
import type { ConsentAnswer, SuspicionStatus } from '#shared/suspicions/suspicion-states.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'

type Suspicion = ActOutput<'suspicion-list'>['suspicions'][number]

const columns = [
  'suspicionId',
  'suspicionStatus',
  'companyNameEn',
  'companyNameCn',
  'companyId',
  'persons',
  'facts',
  'references',
  'openedAt',
  'openedBy',
  'decidedAt',
  'decidedBy',
  'decisionReason',
  'reportedOn',
  'jfiuReference',
  'jfiuConsent',
  'consentOn',
  'followUpOn',
  'closedAt',
  'closedBy',
  'closingReason',
] as const satisfies readonly (keyof Suspicion)[]
export type SuspicionColumn = (typeof columns)[number]

/** The register as a table for files. */
export const suspicionSheet = (
  suspicions: readonly Suspicion[],
  words: {
    title: string
    column: (name: SuspicionColumn) => string
    status: (status: SuspicionStatus) => string
    consent: (consent: ConsentAnswer) => string
  },
): Sheet => ({
  name: words.title,
  header: columns.map(words.column),
  rows: suspicions.map((suspicion) =>
    columns.map((column) => {
      if (column === 'suspicionStatus') return words.status(suspicion.suspicionStatus)
      if (column === 'jfiuConsent') return suspicion.jfiuConsent && words.consent(suspicion.jfiuConsent)
      const value = suspicion[column]
      return value !== null && column.endsWith('On') ? { day: value } : value
    }),
  ),
})
