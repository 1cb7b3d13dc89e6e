import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { costsSection, costsText } from '../../scripts/bench/costs/costs.ts'
import { unitsSection, unitsText } from '../../scripts/bench/units/units.ts'
import { placeSection } from '../../scripts/bench/write-page.ts'
import { scaleText } from '../../scripts/simulate/scale-text.ts'
import { simulatedSellers } from '../../scripts/simulate/simulated-sellers.ts'

const pageOf = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'docs', name), 'utf8')
/** `npm run bench -- --only units,costs` and `npm run simulate -- --write` update these sections. */
test.each([
  ['performance.md', 'units', `## ${unitsSection.title}\n\n`, unitsText],
  ['performance.md', 'costs', `## ${costsSection.title}\n\n`, costsText],
  ['operations.md', 'costs', '', costsText],
  ['scale.md', 'simulation', '', () => scaleText(simulatedSellers)],
] as const)('%s has the computed section %s of today', async (page, section, title, text) => {
  expect(pageOf(page)).toBe(placeSection(pageOf(page), section, title + (await text())))
})
