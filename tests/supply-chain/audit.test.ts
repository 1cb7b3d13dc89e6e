import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedAdvisories } from '../../scripts/supply-chain/accepted-advisories.ts'
import { judgeAudit } from '../../scripts/supply-chain/judge-audit.ts'
import { readNpm } from '../../scripts/supply-chain/read-npm.ts'

const weak = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'It says too much',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
  cwe: [],
  cvss: { score: 7, vectorString: null },
}
const id = 'GHSA-aaaa-bbbb-cccc'

let registry: Server
let origin: string
let knowsAudits = true
const folder = mkdtempSync(join(tmpdir(), 'audit-'))

/** A registry that returns an advisory for one package, or none at all. */
beforeAll(async () => {
  registry = createServer((request, response) => {
    const isAudit = request.url === '/-/npm/v1/security/advisories/bulk'
    response.writeHead(isAudit && knowsAudits ? 200 : 405, { 'content-type': 'application/json' })
    response.end(isAudit && knowsAudits ? JSON.stringify({ talkative: [weak] }) : '{}')
  })
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  const project = { name: 'p', version: '1.0.0', dependencies: { talkative: '1.0.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      ...project,
      lockfileVersion: 3,
      packages: { '': project, 'node_modules/talkative': { version: '1.0.0' } },
    }),
  )
})
afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

const audit = () => readNpm(['audit', '--json', '--package-lock-only', `--registry=${origin}`], folder)

test('a known vulnerability fails, unless accepted with a reason and an end date', async () => {
  const printed = await audit()
  const reason = 'it is never called'
  const judge = (until?: string) => judgeAudit(printed, until ? [{ id, reason, until }] : [], '2026-11-23')
  expect(judge()).toEqual([`talkative: It says too much (high, ${id})`])
  expect(judge('2026-11-23')).toEqual([])
  expect(judge('2026-11-22')).toEqual([`talkative: ${id} was lived with until 2026-11-22`])
})

test('an accepted advisory that no longer applies must be removed', () => {
  const accepted = [{ id, reason: 'it is never called', until: '2027-01-01' }]
  expect(judgeAudit('{"vulnerabilities":{}}', accepted, '2026-11-23')).toEqual([
    `${id} is found no more: take it off the accepted advisories`,
  ])
})

test('a registry without audits does not count as one without findings', async () => {
  knowsAudits = false
  expect(judgeAudit(await audit(), [], '2026-11-23')).toBeUndefined()
})

test('each accepted advisory has a reason, and ends within half a year', () => {
  const inHalfAYear = new Date(Date.now() + 183 * 86_400_000).toISOString().slice(0, 10)
  for (const { id: of, reason, until } of acceptedAdvisories) {
    expect([of, reason.length > 30, until <= inHalfAYear]).toEqual([of, true, true])
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('every test run audits', () => {
  const script = readFileSync(resolve(import.meta.dirname, '../../scripts/test.ts'), 'utf8')
  expect(script).toContain('[auditSuite, ')
})
