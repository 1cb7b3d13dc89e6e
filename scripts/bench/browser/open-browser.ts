import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium as playwright } from 'playwright-core'

export interface BenchBrowser {
  context: BrowserContext
  /** The debugging port, for tools other than the context. */
  port: number
  close(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The installed Chromium, with a temporary profile. */
export const openBrowser = async (): Promise<BenchBrowser> => {
  // The package unpacks the libraries that it needs only where it believes to run in a Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'))
  const port = await freePort()
  const context = await playwright.launchPersistentContext(profile, {
    executablePath: await chromium.executablePath(),
    // Lighthouse's default arguments would disable web security. The proxy has a self-signed certificate.
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  return {
    context,
    port,
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
