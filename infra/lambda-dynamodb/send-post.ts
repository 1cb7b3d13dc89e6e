import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

export interface Timeouts {
  /** Until the connection stands, and until the response is complete; in milliseconds. */
  connectionTimeout: number
  requestTimeout: number
}

export interface PlainResponse {
  status: number
  text: string
}

class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** Sends requests over connections that stay open. */
export const createSender = ({ protocol, hostname, port }: URL, timeouts: Timeouts) => {
  const isPlain = protocol === 'http:'
  const options = { keepAlive: true, maxSockets: 50 }
  const agent = isPlain ? new HttpAgent(options) : new HttpsAgent(options)
  const open = isPlain ? requestHttp : requestHttps
  return {
    post: (headers: Readonly<Record<string, string>>, body: string): Promise<PlainResponse> =>
      new Promise((resolve, reject) => {
        const request = open({ agent, hostname, port, path: '/', method: 'POST', headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', fail)
          response.on('end', () => {
            clearTimeout(total)
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
          })
        })
        const fail = (error: Error) => {
          clearTimeout(total)
          reject(error)
        }
        const endAfter = (ms: number, what: string) =>
          setTimeout(() => request.destroy(new TimeoutError(`no ${what} within ${ms} ms`)), ms)
        const total = endAfter(timeouts.requestTimeout, 'response')
        request.on('error', fail)
        request.on('socket', (socket) => {
          if (!socket.connecting) return
          const connecting = endAfter(timeouts.connectionTimeout, 'connection')
          socket.once(isPlain ? 'connect' : 'secureConnect', () => clearTimeout(connecting))
          socket.once('close', () => clearTimeout(connecting))
        })
        request.end(body)
      }),
    close: () => agent.destroy(),
  }
}
