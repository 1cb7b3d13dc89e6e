import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'

const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))

/** The names of all properties in a schema, at any depth. */
const namesIn = (json: unknown): string[] => {
  if (typeof json !== 'object' || json === null) return []
  const { properties, ...rest } = json as { properties?: Record<string, unknown> }
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => [name, ...namesIn(each)]),
    ...Object.values(rest).flatMap(namesIn),
  ]
}

const namesOf = (endpoint: Endpoint): string[] =>
  namesIn(z.toJSONSchema(schemasOf(endpoint).response, { io: 'output', unrepresentable: 'any' }))

/** Calls with a link in the response that does not read a company's file. */
const otherLinks: Readonly<Record<string, string>> = {
  'ask-upload': 'a file is sent there',
  'create-oauth-url': 'it leads to a platform’s sign-in',
}

/** Calls that show masked identity numbers. */
const masked: Readonly<Record<string, string>> = {
  'get-masked-kyc': 'a colleague who is no administrator is shown nothing of it whole',
}

test('every call that returns an identity number or a file link is declared as showing identity', () => {
  const showing = endpoints.filter((endpoint) =>
    namesOf(endpoint).some((name) => name === 'id_number' || name === 'url'),
  )
  const silent = showing.filter(
    ({ name, sensitive }) => !sensitive?.includes('showsIdentity') && !otherLinks[name] && !masked[name],
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(showing.map(({ name }) => name)).toEqual(expect.arrayContaining(['get-kyc', 'get-file-online-url']))
})

/**
 * The modules that send a mail or an SMS on request: they create a code, count a sending or mail a signer.
 */
const sending = /from '[^']*\/(?:make-code|limit-sending|limit-signing-codes|limit-signing-mails)\.ts'/

/** Handlers that use one of them without sending anything themselves. */
const sendsNothing: Readonly<Record<string, string>> = {}

test('every call that creates a code or counts a sending is declared as messaging, whoever the recipient', () => {
  const sources = new Map(
    globSync('functions/**/*.ts').map(
      (path) => [path.split('/').at(-1)?.replace(/\.ts$/, ''), path] as const,
    ),
  )
  const senders = endpoints.filter(({ name }) => {
    const path = sources.get(name)
    return /^(?:re)?send-/.test(name) || (path !== undefined && sending.test(readFileSync(path, 'utf8')))
  })
  const silent = senders.filter(
    ({ name, sensitive }) => !sensitive?.includes('speaksForLender') && !sendsNothing[name],
  )
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(senders.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['send-signatory-code', 'send-signing-code', 'forgot-password']),
  )
})
