import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { certifyDocument } from '../../../functions/documents/certify-document.ts'
import { renderDrawdownNote } from '../../../functions/documents/render-drawdown-note.ts'
import { useTestServices } from '../../support/test-services.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { checkCertified } from './check-certified.ts'
import { drawdownNoteData } from './document-data.ts'

const services = useTestServices()

const app = await useTestApp()
let authority: Server | undefined
const document = await renderDrawdownNote(drawdownNoteData(), 'en')
afterEach(() => authority?.close())

const askAuthority = async (query: Buffer): Promise<Buffer> => {
  const answer = await fetch(services.timeStamps, { method: 'POST', body: new Uint8Array(query) })
  return Buffer.from(await answer.arrayBuffer())
}

/** An authority with an invalid response. */
const serve = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> => {
  authority = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => authority?.once('listening', resolve))
  return `http://127.0.0.1:${(authority.address() as AddressInfo).port}`
}

const certify = (timeStampUrl: string, since = app.clock.now().toISOString()) =>
  certifyDocument(
    { document, reason: 'Executed', since },
    {
      ...app.deps,
      config: {
        ...app.deps.config,
        certification: {
          keyId: services.paperKeyId,
          certificatesFile: services.certificatesFile,
          timeStampUrl,
        },
      },
    },
  )

describe('a time stamp', () => {
  it('proves when the signature existed', async () => {
    const before = Date.now()
    const { pdf, timeStamped } = await certify(services.timeStamps)
    const stampedAt = checkCertified(pdf).stampedAt?.getTime() ?? 0
    expect(timeStamped).toBe(true)
    // An authority may report whole seconds only.
    expect(stampedAt).toBeGreaterThan(before - 1000)
    expect(stampedAt).toBeLessThanOrEqual(Date.now())
  })

  it('is not fetched from a redirect’s target', async () => {
    const url = await serve((_, response) => {
      response.writeHead(307, { location: services.timeStamps }).end()
    })
    await expect(certify(url)).rejects.toThrow(/fetch failed/)
  })

  it('of another request is refused despite its valid signature', async () => {
    let kept: Buffer | undefined
    const url = await serve(async (request, response) => {
      kept ??= await askAuthority(await buffer(request))
      response.end(kept)
    })
    await expect(certify(url)).rejects.toThrow('of another request')
  })

  it('with a changed byte in its content is refused', async () => {
    const url = await serve(async (request, response) => {
      const changed = await askAuthority(await buffer(request))
      const time = changed.indexOf(`${new Date().getUTCFullYear()}`)
      changed[time + 3] = (changed[time + 3] ?? 0) ^ 1
      response.end(changed)
    })
    await expect(certify(url)).rejects.toThrow(/./)
  })

  it('that is unavailable is retried, and left out after six hours with a log line', async () => {
    const url = await serve((_, response) => {
      response.writeHead(503).end()
    })
    const since = app.clock.now().toISOString()
    await expect(certify(url, since)).rejects.toThrow('503')
    app.clock.advance('PT5H59M')
    await expect(certify(url, since)).rejects.toThrow('503')
    app.clock.advance('PT1M')
    const { pdf, timeStamped } = await certify(url, since)
    expect(timeStamped).toBe(false)
    expect(checkCertified(pdf).stampedAt).toBeUndefined()
    expect(app.log.map(({ message }) => message)).toContain('a paper is certified without a time-stamp')
  })
})
