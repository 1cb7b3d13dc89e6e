import { isDeepStrictEqual } from 'node:util'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { type FieldError, messageKey, successCode } from '#shared/api/envelope.ts'
import { errorTexts as englishTexts } from '#shared/api/error-texts/en.ts'
import { errorTexts as simplifiedTexts } from '#shared/api/error-texts/zh-CN.ts'
import { errorTexts as traditionalTexts } from '#shared/api/error-texts/zh-TW.ts'
import { type ErrorName, errorOfCode, pipelineErrors, statusOf } from '#shared/api/errors.ts'
import { isFieldRule } from '#shared/api/field-rules.ts'
import { largeBodyRefusal } from '#shared/api/large-body.ts'
import { locales } from '#shared/i18n/locales.ts'
import type { RawResponse } from './send-request.ts'

/** Internal details: stack traces, files, the table's keys, errors of services behind the API. */
const inside = [
  /\bat [\w.<> [\]]+\(.*:\d+:\d+\)/,
  /node:internal|node_modules|\/functions\/|\.ts\b/,
  /\b(?:COMPANY|USER|SESSION|FACILITY|CLAIM|COUNT|EVENT)#/,
  /"(?:pk|sk|gsi1pk|gsi1sk)":/,
  /ConditionalCheck|TransactionCancel|ValidationException|ResourceNotFound|ProvisionedThroughput|AccessDenied/,
  /\b(?:Zod|Type|Range|Syntax|Reference)Error\b|DynamoDB|\bECONN\w+|\bENOTFOUND\b|\[object \w+\]/,
]

/** Errors whose message is a token. */
const withToken: readonly ErrorName[] = ['belongsToOtherPortal', 'secondFactorNeeded']

/** A sentence up to its placeholder, in each language. */
const isSentenceOf = (name: ErrorName, message: unknown): boolean =>
  [simplifiedTexts, traditionalTexts, englishTexts].some((texts) =>
    String(message).startsWith(texts[name].split('{{')[0] ?? ''),
  )

interface Envelope {
  code: number
  data: unknown
  errors?: FieldError[]
  [name: string]: unknown
}

const parse = (text: string): Envelope | undefined => {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null
    return typeof value?.code === 'number' && 'data' in value ? (value as Envelope) : undefined
  } catch {
    return undefined
  }
}

/** Responses of the gateway before any Lambda is invoked, or of the HTTP server for an oversized URL. */
const isGatewayOwn = ({ status, text }: RawResponse): boolean =>
  (status === 431 && text === '') || (status === 404 && text === '{"code":404,"message":"404","data":null}')

/** The distribution's refusal of a body beyond Lambda's limit, whose sentence is not in the catalogue. */
const isLargeBodyRefusal = (endpoint: Endpoint, { status }: RawResponse, envelope: Envelope): boolean =>
  status === 400 &&
  locales.some((locale) => isDeepStrictEqual(envelope, largeBodyRefusal(endpoint.path, locale)))

const refusalViolations = (endpoint: Endpoint, { status }: RawResponse, envelope: Envelope): string[] => {
  const { code, data, errors = [] } = envelope
  // The error of an idempotency key reused with another body.
  const ofKey = endpoint.idempotent ? (['alreadyDone'] as const) : []
  const declared = [...endpoint.errors, ...pipelineErrors, ...ofKey]
  const name = errorOfCode(code, endpoint.errors)
  if (!name || !declared.includes(name)) return [`code ${code} is not declared`]
  const message = envelope[messageKey[endpoint.envelope]]
  return [
    ...(statusOf(name) === status ? [] : [`${name} under status ${status}`]),
    ...(name === 'internalError' || name === 'timedOut' ? [`${name}`] : []),
    ...(data === null ? [] : ['data beside a refusal']),
    ...(isSentenceOf(name, message) || withToken.includes(name) ? [] : [`${name} says ${String(message)}`]),
    ...errors.flatMap(({ rule }) => (isFieldRule(rule) ? [] : [`a rule ${rule}`])),
  ]
}

const wrongInSuccess = (endpoint: Endpoint, { status }: RawResponse, { data }: Envelope): string[] => {
  const parsed = schemasOf(endpoint).response.safeParse(data)
  if (!parsed.success) return ['data that its schema refuses']
  return [
    ...(status === 200 ? [] : [`success under status ${status}`]),
    ...(isDeepStrictEqual(parsed.data, data) ? [] : ['data that its schema does not name']),
  ]
}

/** The violations of any response, whoever the caller is. `sent` is the caller's input. */
export const checkResponse = (endpoint: Endpoint, answer: RawResponse, sent: string): string[] => {
  const { headers, text } = answer
  const told = inside.flatMap((pattern) => {
    const found = pattern.exec(`${text}\n${JSON.stringify(headers)}`)?.[0]
    return found && !sent.includes(found) ? [`tells of the inside: ${found}`] : []
  })
  if (isGatewayOwn(answer)) return told
  const envelope = parse(text)
  if (!envelope) return [...told, `no envelope under status ${answer.status}`]
  const isSuccess = envelope.code === successCode[endpoint.envelope]
  const kept = headers['cache-control'] === 'no-store' ? [] : ['an answer that may be kept']
  if (isLargeBodyRefusal(endpoint, answer, envelope)) return [...told, ...kept]
  const wrong = (isSuccess ? wrongInSuccess : refusalViolations)(endpoint, answer, envelope)
  return [...told, ...kept, ...wrong]
}
