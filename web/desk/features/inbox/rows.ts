import type { WaitingRow } from '#shared/desk/work.ts'
import type { Inbox } from './inboxes.ts'

/** One of what waits, as its list tells it. */
export type Row = Readonly<Record<string, unknown>>

/** Who has it, where its list tells that. */
export const workOf = (row: Row): WaitingRow | undefined =>
  typeof row['workId'] === 'string' ? (row as unknown as WaitingRow) : undefined

export const keyOf = ({ key }: Inbox, row: Row): string => key.map((name) => String(row[name])).join('~')

/** Whether a row says something that was typed, in whatever field. */
export const matches = (row: Row, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase()
  return wanted === '' || JSON.stringify(Object.values(row)).toLowerCase().includes(wanted)
}
