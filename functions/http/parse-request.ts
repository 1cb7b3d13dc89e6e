import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Endpoint, ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import {
  bodyBytes,
  type Exchange,
  exchangeOf,
  type HttpEvent,
  type HttpRequest,
  type HttpResult,
  refusal,
} from './exchange.ts'
import { assertText, invalidInput, parseInput, parseJson } from './parse-input.ts'

const idempotencyKeyPattern = /^[\w-]{8,64}$/

/** Far above the largest form; a longer body is not parsed. In UTF-16 code units. */
const longestBody = 256 * 1024

type ParsedBody = ReturnType<typeof parseJson>

/** A form's fields by name: texts, and files as bytes. */
const parseForm = async (event: HttpEvent): Promise<ParsedBody> => {
  try {
    const headers = { 'content-type': event.headers['content-type'] ?? '' }
    const form = await new Response(bodyBytes(event), { headers }).formData()
    const fields = await Promise.all(
      [...form].map(
        async ([name, value]) =>
          [name, typeof value === 'string' ? assertText(name, value) : await value.bytes()] as const,
      ),
    )
    return { ok: true, value: Object.fromEntries(fields) }
  } catch {
    return { ok: false }
  }
}

const parseBody = async (
  { endpoint, schemas }: Exchange,
  event: HttpEvent,
  text: string,
): Promise<ParsedBody> => {
  if (!schemas.body) return { ok: true, value: undefined }
  if (endpoint.takes === 'multipart') return parseForm(event)
  return text === '' ? { ok: true, value: {} } : parseJson(text)
}

/** Parses path, query, headers and body by the endpoint's schemas, and refuses with every wrong field at once. */
export const parseRequest = {
  before: async (request: HttpRequest): Promise<HttpResult | undefined> => {
    const exchange = exchangeOf(request.event)
    const { endpoint, schemas } = exchange
    const { event } = request
    const text = exchange.request.rawBody
    if (text.length > longestBody)
      return refusal(endpoint, invalidInput([{ field: 'body', rule: 'tooLong' }]))
    const body = await parseBody(exchange, event, text)
    if (!body.ok)
      return refusal(
        endpoint,
        endpoint.takes ? invalidInput([{ field: 'body', rule: 'invalid' }]) : { reason: 'malformedJson' },
      )

    const wrong: FieldError[] = []
    const parse = (part: string, schema: z.ZodMiniType | undefined, value: unknown): unknown => {
      if (!schema) return undefined
      const result = parseInput(schema, value, part)
      if (result.ok) return result.data
      wrong.push(...result.errors)
      return undefined
    }
    const input = {
      params: parse('params', schemas.params, exchange.pathParameters),
      query: parse('query', schemas.query, event.queryStringParameters ?? {}),
      headers: parse('headers', schemas.headers, event.headers),
      body: parse('body', schemas.body, body.value),
    }
    if (endpoint.idempotent) {
      const key = event.headers['idempotency-key'] ?? ''
      if (idempotencyKeyPattern.test(key))
        exchange.idempotency = { key, bodyHash: createHash('sha256').update(text).digest('hex') }
      else wrong.push({ field: 'headers.idempotency-key', rule: key ? 'invalid' : 'required' })
    }
    if (wrong.length > 0) return refusal(endpoint, invalidInput(wrong))
    exchange.input = input as ParsedInput<Endpoint>
    return undefined
  },
}
