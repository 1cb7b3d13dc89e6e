import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const usualHost = '127.0.0.1'

const canListen = async (host: string): Promise<boolean> => {
  const server = createServer()
  try {
    await once(server.listen(0, host), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/**
 * An unpredictable loopback address: one of sixteen million. The engine checks no signature and answers pages of any
 * site, so they must not find it. A machine with only one such address, as macOS, uses that.
 */
export const pickLoopbackHost = async (): Promise<string> => {
  const host = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`
  return (await canListen(host)) ? host : usualHost
}
