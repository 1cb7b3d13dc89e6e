import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextActionDay } from '#shared/portfolio/next-action.ts'
import { addDays } from '#shared/time/business-date.ts'
import { type Contribution, portfolioShards } from '../../../../functions/data/portfolio.ts'
import { shardOf } from '../../../../functions/data/shard-of.ts'
import { type Item, put } from '../../../../functions/data/table.ts'
import { writeAll } from '../../../../functions/data/write-all.ts'
import { pageByNextAction } from '../../../../functions/desk/overdue/page-past-due.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const dayOf = (n: number) => addDays('2027-01-01', n)

const facilities = fc.array(
  fc.record({
    since: fc.integer({ min: 0, max: 12 }),
    followUp: fc.option(fc.integer({ min: 0, max: 20 })),
    isPastDue: fc.boolean(),
  }),
  { maxLength: 260, size: 'max' },
)

let runs = 0

test('pages in the order of next actions have each past-due facility of the bucket once, in its place', async () => {
  const { table } = app.deps
  await fc.assert(
    fc.asyncProperty(
      facilities,
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom({ from: '0', to: dayOf(12) }, { from: dayOf(3), to: dayOf(8) }),
      async (given, limit, dueDates) => {
        const run = ++runs
        const stored = given.map(({ since, followUp, isPastDue }, n) => ({
          facilityId: `run-${run}-facility-${n}`,
          since: dayOf(since),
          followUp: followUp === null ? undefined : dayOf(followUp),
          isPastDue,
        }))
        const group = `PAST-DUE`
        const items = stored.map(({ facilityId, since, isPastDue }) => ({
          pk: `PORTFOLIO#${shardOf(facilityId, portfolioShards)}`,
          sk: `CONTRIBUTION#${facilityId}`,
          type: 'portfolio-contribution',
          facilityId,
          ...(isPastDue
            ? {
                gsi1pk: group,
                gsi1sk: `${since}#${facilityId}`,
                pastDue: { since, owedCents: 1, charges: 1, disputed: 0 },
              }
            : {}),
        }))
        await writeAll(
          table,
          items.map((item) => put(table, item as unknown as Item<Contribution>)),
        )
        const followUps = new Map(
          stored.flatMap(({ facilityId, followUp }) => (followUp ? [[facilityId, followUp] as const] : [])),
        )
        const place = ({ facilityId, since }: { facilityId: string; since: string }) =>
          `${nextActionDay(since, followUps.get(facilityId))}#${since}#${facilityId}`
        const expected = stored
          .filter(({ isPastDue, since }) => isPastDue && since >= dueDates.from && since <= dueDates.to)
          .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
          .map(({ facilityId }) => facilityId)
        const listed: string[] = []
        let after: string | undefined
        do {
          const page = await pageByNextAction(table, dueDates, followUps, limit, after)
          listed.push(...page.map(({ facilityId }) => facilityId))
          after = page.length === limit ? page.at(-1)?.gsi1sk : undefined
        } while (after)
        for (const { pk, sk } of items)
          await table.write({ kind: 'delete', table: table.name, key: { pk, sk } })
        expect(listed).toEqual(expected)
      },
    ),
    { numRuns: 20 },
  )
})
