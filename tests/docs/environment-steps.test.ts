import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentSteps } from '../../scripts/environment/environment-steps.ts'
import { stepsTable, withStepsTable } from '../../scripts/environment/steps-table.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')

test('the runbook lists the steps that the check knows: run node scripts/write-environment-steps.ts', () => {
  expect(guide).toBe(withStepsTable(guide, stepsTable))
  expect(withStepsTable(guide, `${stepsTable}\n| another | step |`)).not.toBe(guide)
})

test('each numbered step of a new environment is checked, and each check is described', () => {
  const [, section = ''] = guide.split('\n## Set up an environment\n')
  const [numbered = ''] = section.split('\n### ')
  const titles = [...numbered.matchAll(/^\d+\. \*\*\[?([^*\]]+?)\.?\]?(?:\([^)]*\))?\*\*/gm)].map(
    ([, title = '']) => title.replace(/\.$/, ''),
  )
  expect(titles).toHaveLength(15)
  const headings = [...guide.matchAll(/^###? (.+)$/gm)].map(([, heading = '']) => heading)
  const described = new Set(environmentSteps.map(({ under }) => under))
  expect(titles.filter((title) => !described.has(title))).toEqual([])
  expect([...described].filter((under) => ![...titles, ...headings].includes(under))).toEqual([])
})

test('each step has a name of its own', () => {
  expect(new Set(environmentSteps.map(({ name }) => name)).size).toBe(environmentSteps.length)
})
