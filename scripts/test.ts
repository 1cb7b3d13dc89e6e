import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureSiteBuilt } from './local/build-site.ts'
import { checks } from './test/checks.ts'
import { playwrightSuite } from './test/playwright-suite.ts'
import type { Suite } from './test/suite.ts'
import { vitestSuite } from './test/vitest-suite.ts'

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))

const siteBuild: Suite = {
  name: 'build of the site',
  async run() {
    try {
      await ensureSiteBuilt((line) => console.log(line))
      return { passed: 1, failed: 0 }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    }
  },
}

let [passed, failed] = [0, 0]
const lines: string[] = []
for (const suite of [siteBuild, ...checks, vitestSuite(reports), playwrightSuite(reports)]) {
  console.log(`\n── ${suite.name}`)
  const started = performance.now()
  const outcome = await suite.run()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  passed += outcome.passed
  failed += outcome.failed
  lines.push(
    `${outcome.failed > 0 ? '✗' : '✓'} ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  )
}
await rm(reports, { recursive: true, force: true })

console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
