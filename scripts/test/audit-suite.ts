import { acceptedAdvisories } from '../supply-chain/accepted-advisories.ts'
import { judgeAudit } from '../supply-chain/judge-audit.ts'
import { readNpm } from '../supply-chain/read-npm.ts'
import type { Suite } from './suite.ts'

/** Asks the registry for known vulnerabilities of the locked packages. Prints a line if the registry has no audits. */
export const auditSuite: Suite = {
  name: 'known weaknesses of packages',
  async run() {
    const today = new Date().toISOString().slice(0, 10)
    const problems = judgeAudit(await readNpm(['audit', '--json']), acceptedAdvisories, today)
    if (!problems) {
      console.log('Not looked up: this registry answers no audits')
      return { passed: 0, failures: [] }
    }
    for (const problem of problems) console.error(problem)
    return problems.length > 0 ? { passed: 0, failures: problems } : { passed: 1, failures: [] }
  },
}
