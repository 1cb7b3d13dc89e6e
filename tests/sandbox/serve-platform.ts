import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxPeerOptions } from '../../scripts/sandbox/sandbox-platform.ts'
import { listenLocally } from '../support/local-server.ts'

export const redirectUri = 'https://portal.test/financing/oauth/callback'

type Handle = ReturnType<Parameters<typeof servePlatform>[0]>

/** A platform of the sandbox on a separate port, with the actions of a seller's browser. */
export const servePlatform = async (
  create: (
    options: SandboxPeerOptions,
  ) => (...request: Parameters<Parameters<typeof createServer>[1] & object>) => Promise<void> | void,
  { path, clock, folder }: { path: string; clock: () => Date; folder?: string },
) => {
  const ownFolder = folder ?? mkdtempSync(join(tmpdir(), 'platform-'))
  let handle: Handle | undefined
  const server = createServer((req, res) => void handle?.(req, res))
  const baseUrl = `${await listenLocally(server)}/sandbox/${path}`
  handle = create({
    baseUrl,
    clock,
    brandName: 'Brightquay',
    redirectUri,
    portalUrl: 'https://portal.test',
    folder: ownFolder,
  })

  return {
    baseUrl,
    folder: ownFolder,
    /** The platform's response to a submitted form of one of its pages, without following redirects. */
    async submit(url: string, fields: Record<string, string>) {
      const page = await fetch(url)
      const csrf = (await page.text()).match(/name="csrf_token" value="([^"]+)"/)?.[1] ?? ''
      return fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
        body: new URLSearchParams({ csrf_token: csrf, ...fields }),
      })
    },
    post: (url: string, fields: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(fields) }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (!folder) rmSync(ownFolder, { recursive: true })
    },
  }
}
