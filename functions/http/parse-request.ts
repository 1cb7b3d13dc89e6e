import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Endpoint, ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import { type FieldRule, isFieldRule } from '#shared/api/field-rules.ts'
import { exchangeOf, type HttpRequest, type HttpResult, refusal } from './exchange.ts'

const idempotencyKeyPattern = /^[\w-]{8,64}$/

/** Far above the largest form, whole; what is more is not worth parsing. In UTF-16 code units. */
const longestBody = 256 * 1024

/** A list of thousands of wrong entries must not make an answer that is longer than Lambda can give. */
const mostErrors = 100

/** Half a surrogate pair and NUL are no text that a form sends: stores, URLs and PDFs fail on them much later. */
const assertText = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0')))
    throw new SyntaxError('text that cannot be kept')
  return value
}

const parseJson = (text: string): { ok: true; value: unknown } | { ok: false } => {
  if (text === '') return { ok: true, value: {} }
  try {
    return { ok: true, value: JSON.parse(text, assertText) as unknown }
  } catch {
    return { ok: false }
  }
}

const ruleOf = (issue: z.core.$ZodIssue): FieldRule => {
  if (isFieldRule(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'invalid_value') return 'unknownOption'
  return 'invalid'
}

const fieldErrors = (part: string, error: z.core.$ZodError): FieldError[] =>
  error.issues.map((issue) => ({ field: [part, ...issue.path].join('.'), rule: ruleOf(issue) }))

/** Parses path, query, headers and body by the endpoint's schemas, and refuses with every wrong field at once. */
export const parseRequest = {
  before: (request: HttpRequest): HttpResult | undefined => {
    const exchange = exchangeOf(request.event)
    const { endpoint, schemas } = exchange
    const { event } = request
    const text = exchange.request.rawBody
    if (text.length > longestBody)
      return refusal(endpoint, {
        reason: 'invalidInput',
        errors: [{ field: 'body', rule: 'tooLong' }],
      })
    const json = schemas.body ? parseJson(text) : { ok: true as const, value: undefined }
    if (!json.ok) return refusal(endpoint, { reason: 'malformedJson' })

    const wrong: FieldError[] = []
    const parse = (part: string, schema: z.ZodMiniType | undefined, value: unknown): unknown => {
      if (!schema) return undefined
      const result = schema.safeParse(value, { reportInput: true })
      if (result.success) return result.data
      for (const error of fieldErrors(part, result.error)) wrong.push(error)
      return undefined
    }
    const input = {
      params: parse('params', schemas.params, event.pathParameters ?? {}),
      query: parse('query', schemas.query, event.queryStringParameters ?? {}),
      headers: parse('headers', schemas.headers, event.headers),
      body: parse('body', schemas.body, json.value),
    }
    if (endpoint.idempotent) {
      const key = event.headers['idempotency-key'] ?? ''
      if (idempotencyKeyPattern.test(key))
        exchange.idempotency = { key, bodyHash: createHash('sha256').update(text).digest('hex') }
      else wrong.push({ field: 'headers.idempotency-key', rule: key ? 'invalid' : 'required' })
    }
    if (wrong.length > 0)
      return refusal(endpoint, { reason: 'invalidInput', errors: wrong.slice(0, mostErrors) })
    exchange.input = input as ParsedInput<Endpoint>
    return undefined
  },
}
