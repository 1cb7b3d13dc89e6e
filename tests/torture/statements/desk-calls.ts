import { isDeepStrictEqual } from 'node:util'
import type { LinesBooked, StatementLineView, StatementsRead } from '#shared/desk/payments.ts'
import { callDesk } from '../../support/draw-money.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Throws if the two differ. */
export const expectEqual = (what: string, seen: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(seen, wanted))
    throw new Error(`${what}: ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`)
}

const done = async <HistoryResult>(app: TestApp, action: string, fields: object): Promise<HistoryResult> => {
  const outcome = await callDesk(app, action, { ...fields })
  if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`)
  return outcome as unknown as HistoryResult
}

export const read = async (app: TestApp, file: string) => {
  const { statements } = await done<StatementsRead>(app, 'statement-read', {
    file: Buffer.from(file).toString('base64'),
  })
  return statements.map(({ credits, newCredits }) => ({ credits, newCredits }))
}

export const book = (app: TestApp, fields: object = {}): Promise<LinesBooked> =>
  done<LinesBooked>(app, 'statement-book', fields)

export const listOpen = async (app: TestApp): Promise<StatementLineView[]> => {
  const lines: StatementLineView[] = []
  let cursor: string | null = null
  do {
    const page: { lines: StatementLineView[]; cursor: string | null } = await done(
      app,
      'statement-line-list',
      {
        limit: 200,
        ...(cursor ? { cursor } : {}),
      },
    )
    lines.push(...page.lines)
    cursor = page.cursor
  } while (cursor)
  return lines
}

/** The open items that a line seems to pay, in the form that matching accepts. */
export const matchFields = ({ lineId, finding }: StatementLineView) => ({
  lineId,
  targets: finding?.owed.map(({ kind, facilityId, id }) => ({ kind, facilityId, id })),
})

export const countKinds = (lines: readonly StatementLineView[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ finding }) => finding?.kind ?? 'none')]
      .map(([kind, each]) => [kind, each.length] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
