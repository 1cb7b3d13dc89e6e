import { parseArgs } from 'node:util'
import { type BenchStack, startBenchStack } from './bench/bench-stack.ts'
import { lighthouseSection } from './bench/browser/lighthouse.ts'
import { uploadSection } from './bench/browser/upload.ts'
import { coldSection } from './bench/cold/cold.ts'
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
  unitsSection,
  webSection,
  lighthouseSection,
  uploadSection,
  ordersSection,
  statementsSection,
  inboxesSection,
  costsSection,
]

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !sections.some((section) => section.name === name)) ?? []
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no section ${unknown.join(', ')}.`)
  console.log(`Measures, prints what it saw and writes it to docs/performance.md.
  npm run bench -- --only ${sections.map(({ name }) => name).join(',')}`)
  process.exit(unknown.length > 0 ? 2 : 0)
}

const chosen = sections.filter(({ name }) => wanted?.includes(name) ?? true)
let started: Promise<BenchStack> | undefined
const stack = () => {
  started ??= startBenchStack({ site: chosen.some(({ site }) => site) })
  return started
}

try {
  for (const section of chosen) {
    const began = performance.now()
    const text = `## ${section.title}\n\n${await section.run(stack)}`
    console.log(`\n${text}\n\n(${((performance.now() - began) / 1000).toFixed(1)} s)`)
    writeSection('performance.md', section.name, text)
  }
} finally {
  await (await started)?.stack.close()
}
