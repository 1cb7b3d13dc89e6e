import * as z from 'zod/mini'
import type { AcceptedAdvisory } from './accepted-advisories.ts'

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string() })

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // Dependents are named only; their advisories have their own entries in the report.
      via: z.array(z.union([z.string(), advisory])),
    }),
  ),
})

const idOf = ({ url }: z.infer<typeof advisory>): string => url.split('/').at(-1) ?? url

/** The output of `npm audit --json`, as lines with the required action; undefined if the registry has no audits. */
export const judgeAudit = (
  printed: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): string[] | undefined => {
  const parsed = report.safeParse(readJson(printed))
  if (!parsed.success) return undefined
  const found = Object.entries(parsed.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((each) => (typeof each === 'string' ? [] : [{ name, id: idOf(each), ...each }])),
  )
  const judged = found.flatMap(({ name, id, severity, title }) => {
    const acceptance = accepted.find((each) => each.id === id)
    if (!acceptance) return [`${name}: ${title} (${severity}, ${id})`]
    return acceptance.until < today ? [`${name}: ${id} was lived with until ${acceptance.until}`] : []
  })
  const past = accepted.filter(({ id }) => !found.some((each) => each.id === id))
  return [
    ...new Set([
      ...judged,
      ...past.map(({ id }) => `${id} is found no more: take it off the accepted advisories`),
    ]),
  ]
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
