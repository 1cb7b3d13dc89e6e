import type { ServerResponse } from 'node:http'
import { sendJson } from '../http.ts'

/** An error response of eBay's APIs. */
export class EbayError extends Error {
  readonly status: number
  readonly errorId: number
  readonly domain: string
  constructor(status: number, errorId: number, message: string, domain = 'API_FULFILLMENT') {
    super(message)
    this.status = status
    this.errorId = errorId
    this.domain = domain
  }
}

export const sendEbayError = (res: ServerResponse, error: EbayError): void => {
  const { status, errorId, domain, message } = error
  const described = { errorId, domain, category: 'REQUEST', message, longMessage: message, parameters: [] }
  sendJson(res, status, { errors: [described] })
}
