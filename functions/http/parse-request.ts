import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Endpoint, ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import { type FieldRule, isFieldRule } from '#shared/api/field-rules.ts'
import { exceedsDepth } from '../runtime/json-depth.ts'
import { truncate } from '../runtime/truncate.ts'
import {
  bodyBytes,
  type Exchange,
  exchangeOf,
  type HttpEvent,
  type HttpRequest,
  type HttpResult,
  refusal,
} from './exchange.ts'

const idempotencyKeyPattern = /^[\w-]{8,64}$/

/** Far above the largest form; a longer body is not parsed. In UTF-16 code units. */
const longestBody = 256 * 1024

/** Field names in the schemas are short; longer ones are made up. */
const longestField = 200

/** A list of thousands of invalid entries must not exceed Lambda's response limit. */
const maxErrors = 100

/** No form sends lone surrogates and NUL: stores, URLs and PDFs would fail on them much later. */
const assertText = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0')))
    throw new SyntaxError('text that cannot be kept')
  return value
}

type ParsedBody = { ok: true; value: unknown } | { ok: false }

const parseJson = (text: string): ParsedBody => {
  if (text === '') return { ok: true, value: {} }
  if (exceedsDepth(text)) return { ok: false }
  try {
    return { ok: true, value: JSON.parse(text, assertText) as unknown }
  } catch {
    return { ok: false }
  }
}

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
  return endpoint.takes === 'multipart' ? parseForm(event) : parseJson(text)
}

const ruleOf = (issue: z.core.$ZodIssue): FieldRule => {
  if (isFieldRule(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'invalid_value') return 'unknownOption'
  return 'invalid'
}

const fieldErrors = (part: string, error: z.core.$ZodError): FieldError[] =>
  error.issues.map((issue) => ({
    field: truncate([part, ...issue.path].join('.'), longestField),
    rule: ruleOf(issue),
  }))

/** Parses path, query, headers and body by the endpoint's schemas, and refuses with every wrong field at once. */
export const parseRequest = {
  before: async (request: HttpRequest): Promise<HttpResult | undefined> => {
    const exchange = exchangeOf(request.event)
    const { endpoint, schemas } = exchange
    const { event } = request
    const text = exchange.request.rawBody
    if (text.length > longestBody)
      return refusal(endpoint, {
        reason: 'invalidInput',
        errors: [{ field: 'body', rule: 'tooLong' }],
      })
    const body = await parseBody(exchange, event, text)
    if (!body.ok)
      return refusal(
        endpoint,
        endpoint.takes
          ? { reason: 'invalidInput', errors: [{ field: 'body', rule: 'invalid' }] }
          : { reason: 'malformedJson' },
      )

    const wrong: FieldError[] = []
    const parse = (part: string, schema: z.ZodMiniType | undefined, value: unknown): unknown => {
      if (!schema) return undefined
      const result = schema.safeParse(value, { reportInput: true })
      if (result.success) return result.data
      for (const error of fieldErrors(part, result.error)) wrong.push(error)
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
    if (wrong.length > 0)
      return refusal(endpoint, { reason: 'invalidInput', errors: wrong.slice(0, maxErrors) })
    exchange.input = input as ParsedInput<Endpoint>
    return undefined
  },
}
