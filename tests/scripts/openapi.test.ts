import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { openApiDocument } from '../../scripts/openapi.ts'

interface Operation {
  operationId: string
  summary: string
}

const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> }
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const summaryOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.summary

test('every endpoint is an operation', () => {
  const names = Object.values(allEndpoints).flatMap((endpoints) =>
    Object.values<Endpoint>(endpoints).map(({ name }) => name),
  )
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted())
})

test('its summary is the endpoint’s comment as one line', () => {
  expect(summaryOf('submit-drawdown')).toBe(
    'Requests the drawdown of a quote, signs its note, and reserves its amount.',
  )
  expect(summaryOf('send-phone-code')).toBe(
    'Sends a verification code to a mobile phone: one a minute, ten a day, with a captcha after three.',
  )
  for (const { summary } of operations) expect(summary).toMatch(/^[A-Z][^*\n]+\.$/)
})
