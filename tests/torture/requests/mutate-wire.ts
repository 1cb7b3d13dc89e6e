import type { Chance } from '../../support/seeded-chance.ts'
import type { RawRequest } from './send-request.ts'

type Spoil = (request: RawRequest, chance: Chance) => RawRequest

const withHeaders = (request: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
})

const withQuery = (request: RawRequest, query: string): RawRequest => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`,
})

const withoutBody = ({ body: _body, ...rest }: RawRequest): RawRequest => rest

const textOf = ({ body = '' }: RawRequest): string => Buffer.from(body).toString()

const withBody =
  (change: (text: string) => string | Uint8Array): Spoil =>
  (request) => ({ ...request, body: change(textOf(request)) })

const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  ';;;',
]

/** Sizes that are accepted, that are refused, and that exceed Lambda's payload limit. */
const sizes = [200_000, 300_000, 6_400_000]

const pathSegments = [
  '%00',
  '..%2f..%2f',
  '%F0%9F',
  '%',
  '.',
  '%2e%2e',
  'a'.repeat(5000),
  '%23',
  '%0d%0a',
  '{id}',
]

const authorizations = [
  '',
  'Bearer',
  'Bearer ',
  'bearer x.y.z',
  'Basic YTpi',
  'Bearer null',
  `Bearer ${'a'.repeat(6000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
]

const languages = ['*', 'xx', 'zh-CN;q=nan', '../../etc', ','.repeat(500), 'zh-TW,en;q=0.1', '__proto__']

const keys = ['', 'short', 'a'.repeat(65), '        ', '../../../..', '__proto__', 'same-key-again']

/** Each way in which a request can be malformed before its fields are parsed. */
const spoils: Record<string, Spoil> = {
  cut: withBody((text) => text.slice(0, Math.floor(text.length / 2))),
  empty: withoutBody,
  notJson: withBody(() => '<a>b</a>'),
  bareValue: withBody(() => 'null'),
  listed: withBody((text) => `[${text}]`),
  quoted: withBody((text) => JSON.stringify(text)),
  nested: withBody(() => '['.repeat(50_000)),
  nestedWhole: withBody(() => `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`),
  prototype: withBody((text) =>
    text.replace(/^\{/, '{"__proto__":{"role":"administrator"},"constructor":1,'),
  ),
  twice: withBody((text) => text.replace(/^\{(.*)\}$/s, (_, fields: string) => `{${fields},${fields}}`)),
  marked: withBody((text) => `\uFEFF${text}`),
  notText: withBody((text) =>
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x7d])]),
  ),
  hugeNumber: withBody((text) => text.replace(/:"?\d+"?/, `:${'9'.repeat(400)}`)),
  large: (request, chance) => ({
    ...request,
    body: textOf(request).replace(/^\{/, `{"pad":"${'p'.repeat(chance.pick(sizes) ?? 0)}",`),
  }),
  contentType: (request, chance) => withHeaders(request, { 'content-type': chance.pick(contentTypes) ?? '' }),
  doubledParameter: (request) => {
    const query = request.path.split('?')[1] ?? 'page=1'
    return withQuery(request, query)
  },
  strangeParameter: (request, chance) =>
    withQuery(
      request,
      chance.pick([
        '__proto__=1&constructor[a]=b',
        'a%00=%ff',
        '=&&=',
        'page=NaN&per_page=-1',
        'x[]=1&x[]=2',
      ]) ?? '',
    ),
  path: (request, chance) => ({
    ...request,
    path: request.path.replace(/\/[^/?]*(?=\?|$)/, () => `/${chance.pick(pathSegments) ?? ''}`),
  }),
  authorization: (request, chance) =>
    withHeaders(request, { authorization: chance.pick(authorizations) ?? '' }),
  language: (request, chance) => withHeaders(request, { 'accept-language': chance.pick(languages) ?? '' }),
  idempotencyKey: (request, chance) => withHeaders(request, { 'idempotency-key': chance.pick(keys) ?? '' }),
  cookies: (request) =>
    withHeaders(request, { cookie: '=; __proto__=1; device=; device=x; access_token=%%%' }),
  userAgent: (request) => withHeaders(request, { 'user-agent': '\u00ff'.repeat(900) }),
  method: (request, chance) => ({
    ...request,
    method: chance.pick(['PATCH', 'OPTIONS', 'DELETE', 'PUT']) ?? '',
  }),
}

export const wireMutationNames = Object.keys(spoils)

/** The request, malformed in one random way, and that way's name. */
export const mutateWire = (request: RawRequest, chance: Chance): { how: string; request: RawRequest } => {
  const how = chance.pick(wireMutationNames) ?? ''
  return { how, request: spoils[how]?.(request, chance) ?? request }
}
