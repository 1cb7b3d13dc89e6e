import { join } from 'node:path'
import { build } from 'esbuild'
import { maximumFileSize } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { absolutePath, siteScreens } from '#shared/site/screen-paths.ts'
import { projectRoot } from '../../local/project-root.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { median, withSpread } from '../statistics.ts'
import { openBrowser } from './open-browser.ts'

const rounds = 5

/** The web app's checksum function, as a script for a page. */
const checksumScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(projectRoot, 'web', 'api', 'crc32.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'checksum',
    target: 'es2023',
    write: false,
    logLevel: 'error',
  })
  return `${outputFiles[0]?.text ?? ''};globalThis.crc32OfFile = checksum.crc32OfFile`
}

interface Times {
  checksumMs: number
  transferMs: number
  completeMs: number
}

/** Runs in the page: checks, sends and completes one file of the greatest size, and times each. */
const uploadOnce = async ({
  token,
  size,
  ask,
  complete,
}: {
  token: string
  size: number
  ask: string
  complete: string
}): Promise<Times> => {
  const post = async (path: string, body: object) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { code: number; data: any }
    if (answer.code !== 0) throw new Error(`${path} was refused with ${answer.code}`)
    return answer.data
  }
  const content = new Uint8Array(size)
  for (let place = 0; place < size; place += 65_536)
    crypto.getRandomValues(content.subarray(place, place + 65_536))
  content.set(new TextEncoder().encode('%PDF-1.7\n'))
  const file = new File([content], 'certificate.pdf', { type: 'application/pdf' })

  const began = performance.now()
  const checksum = await (globalThis as unknown as { crc32OfFile(file: File): Promise<string> }).crc32OfFile(
    file,
  )
  const checked = performance.now()
  const { url, fields, file_id } = await post(ask, {
    file_name: file.name,
    file_extension: 'pdf',
    size,
    crc32: checksum,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value)
  form.append('file', file)
  const asked = performance.now()
  const sent = await fetch(url, { method: 'POST', body: form })
  if (!sent.ok) throw new Error(`the store answered ${sent.status}`)
  const stored = performance.now()
  await post(complete.replace('{id}', file_id), {})
  return {
    checksumMs: checked - began,
    transferMs: stored - asked,
    completeMs: performance.now() - stored,
  }
}

export const uploadSection: BenchSection = {
  name: 'upload',
  title: 'A file of 20 MB',
  site: true,
  async run(stack) {
    const { stack: local, seller } = await stack()
    const browser = await openBrowser()
    try {
      const page = await browser.context.newPage()
      await page.goto(`${local.url}${absolutePath(siteScreens.login)}`)
      await page.evaluate(await checksumScript())
      const runs: Times[] = []
      for (let round = 0; round < rounds; round++)
        runs.push(
          await page.evaluate(uploadOnce, {
            token: seller.token,
            size: maximumFileSize,
            ask: filesEndpoints.askUpload.path,
            complete: filesEndpoints.completeUpload.path,
          }),
        )
      const row = (name: string, kind: keyof Times) => {
        const times = runs.map((run) => run[kind])
        const megabytesPerSecond = maximumFileSize / 2 ** 20 / (median(times) / 1000)
        return [name, withSpread(times, 0), megabytesPerSecond.toFixed(0)]
      }
      return `In the browser, ${rounds} times. Store and server are on the same machine, so the network is the loopback interface.

${markdownTable(
  ['', 'ms', 'MB/s'],
  [
    row('CRC-32 in the browser', 'checksumMs'),
    row('transfer to the store', 'transferMs'),
    row('the server’s check of the stored file', 'completeMs'),
  ],
)}`
    } finally {
      await browser.close()
    }
  },
}
