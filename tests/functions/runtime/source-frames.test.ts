import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunction } from '../../../infra/build-function.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-frames-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const source = `
interface Payment { amount: number }

export const handler = (payment?: Payment): number => {
  if (!payment) throw new Error('there is no payment 7')
  return payment.amount
}
`

const describer = new URL('../../../functions/runtime/describe-error.ts', import.meta.url).href

/** The first logged frame of an error in a bundle's handler; in a separate process, as in a Lambda. */
const firstFrame = (bundle: string): string => {
  const program = `
    import { describeError } from ${JSON.stringify(describer)}
    import { handler } from ${JSON.stringify(pathToFileURL(bundle).href)}
    try { handler() } catch (error) { process.stdout.write(describeError(error).stack.split('\\n')[0]) }`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: {},
  })
}

test('an error in a bundle is located in its source', async () => {
  const entry = join(folder, 'pay.ts')
  writeFileSync(entry, source)
  const built = join(folder, 'built')
  await buildFunction(entry, built)
  const line = source.split('\n').findIndex((each) => each.includes('throw')) + 1
  expect(firstFrame(join(built, 'index.mjs'))).toContain(`pay.ts:${line}:`)
})

test('without a valid source map, it is located in the bundle', () => {
  const bundle = join(folder, 'bare.mjs')
  writeFileSync(bundle, "export const handler = () => { throw new Error('there is no payment 8') }\n")
  expect(firstFrame(bundle)).toContain(`/${basename(bundle)}:1:`)
  writeFileSync(`${bundle}.map`, '{')
  expect(firstFrame(bundle)).toContain(`/${basename(bundle)}:1:`)
})
