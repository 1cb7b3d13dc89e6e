import type { FacilityOfObligor } from '../desk/obligors.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { percentOf } from './summarize.ts'

/** What companies with a director or owner in common owe in one currency. */
export interface Obligor {
  currency: Currency
  companies: Pick<FacilityOfObligor, 'companyId' | 'companyNameEn' | 'companyNameCn'>[]
  /** The names of people that several of the companies have in common. */
  shared: string[]
  limitCents: Cents
  outstandingCents: Cents
  pastDueCents: Cents
  /** Of all that is outstanding in the currency; null if nothing is. */
  sharePercent: string | null
}

/** The group of each company: companies with a person in common are in one group. */
const groupsOf = (facilities: readonly FacilityOfObligor[]): Map<string, string> => {
  const leader = new Map<string, string>()
  const find = (node: string): string => {
    const next = leader.get(node) ?? node
    return next === node ? node : find(next)
  }
  for (const { companyId, people } of facilities)
    for (const { personKey } of people) leader.set(find(`person ${personKey}`), find(companyId))
  return new Map(facilities.map(({ companyId }) => [companyId, find(companyId)]))
}

const sumOf = (
  rows: readonly FacilityOfObligor[],
  of: 'limitCents' | 'outstandingCents' | 'pastDueCents',
): Cents => rows.reduce((sum, row) => sum + row[of], 0)

const sharedBy = (rows: readonly FacilityOfObligor[]): string[] => {
  const companiesOf = Map.groupBy(
    rows.flatMap(({ companyId, people }) => people.map((person) => ({ ...person, companyId }))),
    ({ personKey }) => personKey,
  )
  return [...companiesOf.values()]
    .filter((each) => new Set(each.map(({ companyId }) => companyId)).size > 1)
    .flatMap(([first]) => first?.name ?? [])
}

/**
 * The obligors by currency, the largest debt first. Companies with a director or owner in common are one obligor, also
 * if only further companies connect them.
 */
export const obligorsOf = (facilities: readonly FacilityOfObligor[]): Obligor[] => {
  const groups = groupsOf(facilities)
  const everybody = Map.groupBy(facilities, ({ companyId }) => groups.get(companyId) ?? companyId)
  const totals = new Map(
    [...Map.groupBy(facilities, ({ currency }) => currency)].map(([currency, rows]) => [
      currency,
      sumOf(rows, 'outstandingCents'),
    ]),
  )
  return [...everybody.values()]
    .flatMap((group) =>
      [...Map.groupBy(group, ({ currency }) => currency)].map(([currency, rows]): Obligor => {
        const outstandingCents = sumOf(rows, 'outstandingCents')
        const companies = new Map(
          group.map(({ companyId, companyNameEn, companyNameCn }) => [
            companyId,
            { companyId, companyNameEn, companyNameCn },
          ]),
        )
        return {
          currency,
          companies: [...companies.values()],
          shared: sharedBy(group),
          limitCents: sumOf(rows, 'limitCents'),
          outstandingCents,
          pastDueCents: sumOf(rows, 'pastDueCents'),
          sharePercent: percentOf(outstandingCents, totals.get(currency) ?? 0),
        }
      }),
    )
    .toSorted(
      (a, b) =>
        a.currency.localeCompare(b.currency) ||
        b.outstandingCents - a.outstandingCents ||
        b.limitCents - a.limitCents,
    )
}
