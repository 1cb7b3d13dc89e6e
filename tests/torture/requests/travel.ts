import type { Endpoint } from '#shared/api/endpoint.ts'
import { type Parts, toApiCall } from '../../support/example-call.ts'
import { formCall } from '../../support/form-call.ts'
import type { RawRequest } from './send-request.ts'

const asField = (value: unknown): string | Blob =>
  value instanceof Uint8Array
    ? new Blob([new Uint8Array(value)])
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? '')

/** Replaces characters that a header cannot contain. */
const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?')

const escape = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A call as a raw HTTP request. */
export const toRawRequest = async (endpoint: Endpoint, parts: Parts): Promise<RawRequest> => {
  const { params = {}, query = {}, headers = {}, body } = toApiCall(parts)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => escape(params[name] ?? ''))
  const asked = Object.entries(query).map(([name, value]) => `${escape(name)}=${escape(value)}`)
  const form =
    endpoint.takes === 'multipart'
      ? await formCall(
          Object.fromEntries(Object.entries(parts.body ?? {}).map(([name, value]) => [name, asField(value)])),
        )
      : undefined
  return {
    method: endpoint.method,
    path: asked.length > 0 ? `${path}?${asked.join('&')}` : path,
    headers: {
      'content-type': form?.headers?.['content-type'] ?? 'application/json',
      ...Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          /^[\w-]+$/.test(name) ? [[name, headerText(value)]] : [],
        ),
      ),
    },
    ...(form ? { body: Buffer.from(form.body ?? '', 'base64') } : body === undefined ? {} : { body }),
  }
}
