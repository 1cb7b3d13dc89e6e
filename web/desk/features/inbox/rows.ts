import type { ClaimedRow, PendingApprovalSummary } from '#shared/desk/work-responses.ts'
import type { Inbox } from './inboxes.ts'

/** A waiting item of a list response. */
export type Row = Readonly<Record<string, unknown>>

/** The claim on it, if the list has one. */
export const claimOf = (row: Row): ClaimedRow | undefined =>
  typeof row['workId'] === 'string' ? (row as unknown as ClaimedRow) : undefined

/** The pending proposals about it; empty if the list has none. */
export const proposalsOf = ({ proposed }: Row): readonly PendingApprovalSummary[] =>
  Array.isArray(proposed) ? (proposed as PendingApprovalSummary[]) : []

export const keyOf = ({ key }: Inbox, row: Row): string => key.map((name) => String(row[name])).join('~')

/** The screen on which the item is worked on; undefined if that is the list itself. */
export const workPathOf = (
  { workedOn }: Inbox,
  row: Row,
  may: (act: string) => boolean,
): string | undefined => {
  const id = workedOn && may(workedOn.act) ? row[workedOn.by] : undefined
  return workedOn && typeof id === 'string' ? `${workedOn.path}/${id}` : undefined
}

/** True if any attribute of the row contains the typed text. */
export const matches = (row: object, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase()
  return wanted === '' || JSON.stringify(Object.values(row)).toLowerCase().includes(wanted)
}
