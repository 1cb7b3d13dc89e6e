import { parseArgs } from 'node:util'
import { type BenchStack, startBenchStack } from './bench/bench-stack.ts'
import { lighthouseSection } from './bench/browser/lighthouse.ts'
import { uploadSection } from './bench/browser/upload.ts'
import { coldSection } from './bench/cold/cold.ts'
import { initialisedSection } from './bench/cold/initialised.ts'
import { companiesSection } from './bench/companies/companies.ts'
import { costsSection } from './bench/costs/costs.ts'
import { inboxesSection } from './bench/inboxes/inboxes.ts'
import { ordersSection } from './bench/orders/orders.ts'
import type { BenchSection } from './bench/section.ts'
import { statementsSection } from './bench/statements/statements.ts'
import { unitsSection } from './bench/units/units.ts'
import { webSection } from './bench/web/web.ts'
import { writeSection } from './bench/write-page.ts'

const sections: readonly BenchSection[] = [
  coldSection,
  initialisedSection,
  unitsSection,
  webSection,
  lighthouseSection,
  uploadSection,
  ordersSection,
  statementsSection,
  inboxesSection,
  costsSection,
  companiesSection,
]

const { values } = parseArgs({
  options: { only: { type: 'string' }, check: { type: 'boolean' }, help: { type: 'boolean' } },
})
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !sections.some((section) => section.name === name)) ?? []
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no section ${unknown.join(', ')}.`)
  console.log(`Measures, prints what it saw and writes it to the docs. Fails where something is over its budget.
  npm run bench -- --only ${sections.map(({ name }) => name).join(',')}
  npm run bench -- --check        writes nothing: for every night`)
  process.exit(unknown.length > 0 ? 2 : 0)
}

const chosen = sections.filter(({ name, isOnRequest }) => wanted?.includes(name) ?? !isOnRequest)
let started: Promise<BenchStack> | undefined
const stack = () => {
  started ??= startBenchStack({ site: chosen.some(({ site }) => site) })
  return started
}

const over: string[] = []
try {
  for (const section of chosen) {
    const began = performance.now()
    const outcome = await section.run(stack)
    const { text: results, overBudget } =
      typeof outcome === 'string' ? { text: outcome, overBudget: [] } : outcome
    const text = `## ${section.title}\n\n${results}`
    console.log(`\n${text}\n\n(${((performance.now() - began) / 1000).toFixed(1)} s)`)
    if (!values.check) {
      writeSection(section.page ?? 'performance.md', section.name, text)
      if (section.alsoIn) writeSection(section.alsoIn, section.name, results)
    }
    over.push(...overBudget)
  }
} finally {
  await (await started)?.stack.close()
}
if (over.length > 0) {
  console.error(`\nOver budget:\n${over.join('\n')}`)
  process.exitCode = 1
}
