import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { errorTexts } from '#shared/api/error-texts/zh-CN.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import type { Write } from '../../../functions/data/table.ts'
import { checkLog, secretsIn } from './check-log.ts'
import { checkResponse } from './check-response.ts'
import { checkWrites } from './check-writes.ts'
import type { Owner } from './owners.ts'
import { createOwnership } from './ownership.ts'

const { getCallerIp } = accountEndpoints
const { listRoles } = companiesEndpoints
const { submitDrawdown } = drawdownEndpoints

const answerOf = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

const refusal = {
  code: 20008,
  message: errorTexts.invalidInput,
  data: null,
  errors: [{ field: 'body', rule: 'required' }],
}
const roles = { code: 200, msg: 'success', data: [{ role: 'user', binds: false }] }

describe('checkResponse', () => {
  test('accepts a valid response', () => {
    expect(checkResponse(submitDrawdown, answerOf(400, refusal), '')).toEqual([])
    expect(checkResponse(listRoles, answerOf(200, roles), '')).toEqual([])
    expect(checkResponse(listRoles, answerOf(404, '{"code":404,"message":"404","data":null}'), '')).toEqual(
      [],
    )
  })

  test.each([
    [
      'an internal error',
      answerOf(500, { ...refusal, code: 500, message: errorTexts.internalError }),
      /internalError/,
    ],
    ['an undeclared code', answerOf(409, { ...refusal, code: 1, message: '1' }), /code 1 /],
    ['a code with the wrong status', answerOf(409, refusal), /invalidInput under status 409/],
    ['data in a refusal', answerOf(400, { ...refusal, data: {} }), /data beside/],
    ['another text', answerOf(400, { ...refusal, message: 'No such thing' }), /says No such thing/],
    ['a bare code', answerOf(400, { ...refusal, message: '20008' }), /says 20008/],
    ['an untranslated rule', answerOf(400, { ...refusal, errors: [{ field: 'a', rule: 'odd' }] }), /odd/],
    ['no envelope', answerOf(502, 'Bad gateway'), /no envelope/],
    ['a stack trace', answerOf(400, { ...refusal, stack: 'at run (file.js:1:2)' }), /inside/],
    ['a table key', answerOf(400, { ...refusal, at: 'COMPANY#1' }), /inside: COMPANY#/],
    ['a revealing header', answerOf(400, refusal, { 'x-error': 'ZodError' }), /inside: ZodError/],
    ['a cacheable refusal', answerOf(400, refusal, { 'cache-control': 'public' }), /may be kept/],
  ])('rejects a response with %s', (_what, answer, wrong) => {
    expect(checkResponse(submitDrawdown, answer, '').join()).toMatch(wrong)
  })

  test.each([
    ['a field that is not in the schema', { ...roles, data: [{ ...roles.data[0], pk: 1 }] }, /not name/],
    ['data that violates the schema', { ...roles, data: [{ role: 'chief' }] }, /refuses/],
  ])('rejects a success with %s', (_what, body, wrong) => {
    expect(checkResponse(listRoles, answerOf(200, body), '').join()).toMatch(wrong)
  })

  test('accepts an echo of the caller’s input, whatever its content', () => {
    const echoed = { code: 0, message: 'success', data: 'COMPANY#1' }
    expect(checkResponse(getCallerIp, answerOf(200, echoed), 'COMPANY#1').join()).not.toMatch(/inside/)
  })
})

const identities = new Map<Owner, string[]>([
  ['alder', ['company-of-alder']],
  ['birch', ['company-of-birch']],
])

const items = [
  { pk: 'COMPANY#company-of-alder', chargeId: 'charge-1-of-alder', note: 'Paid on Monday' },
  { pk: 'COMPANY#company-of-birch', chargeId: 'charge-2-of-birch', note: 'Paid on Tuesday' },
  { pk: 'COMPANY#company-of-birch', note: 'Paid on Monday' },
]

const ownership = createOwnership(identities, [{ bank: 'The lender’s bank' }])
ownership.survey(items)

const alders = new Set<Owner>(['alder'])

describe('findForeign', () => {
  test.each([
    ['ignores the caller’s own id', { id: 'charge-1-of-alder' }, '', false],
    ['finds an id of another company', { id: 'charge-2-of-birch' }, '', true],
    ['finds an id within a URL', { url: 'https://files.test/charge-2-of-birch?a=b' }, '', true],
    ['finds text of another company', ['Paid on Tuesday'], '', true],
    ['ignores text that both companies wrote', ['Paid on Monday'], '', false],
    [
      'ignores an echo of the caller’s input',
      { id: 'charge-2-of-birch' },
      '{"id":"charge-2-of-birch"}',
      false,
    ],
    ['finds another company’s marker in new text', { name: 'about zqBirchqz' }, '', true],
    ['ignores the lender’s data', { bank: 'The lender’s bank' }, '', false],
  ])('%s', (_what, answer, sent, isForeign) => {
    expect(ownership.findForeign(answer, alders, sent).length > 0).toBe(isForeign)
  })
})

const writeOf = (pk: string, item: object = {}): Write => ({
  kind: 'put',
  table: 't',
  key: { pk, sk: 'S' },
  item: { pk, sk: 'S', type: 't', ...item },
})

const wrongOf = (write: Write, status: number, sent = '') =>
  checkWrites(
    { identities, ownership },
    { endpoint: submitDrawdown, writes: [write], status, sent, viewers: alders },
  )

const typedBy = (item: object, sent = '') => wrongOf(writeOf('COMPANY#company-of-alder', item), 200, sent)

const member = (company: string) => {
  const pk = `COMPANY#company-of-${company}`
  const item = { pk, sk: 'MEMBER#1', type: 't', userId: 'company-of-birch' }
  return { kind: 'put', table: 't', key: { pk, sk: item.sk }, item } satisfies Write
}

describe('checkWrites', () => {
  test('accepts writes of the caller’s company only, and none of a refused call', () => {
    expect(wrongOf(writeOf('COMPANY#company-of-alder'), 200)).toEqual([])
    expect(wrongOf(writeOf('COMPANY#company-of-birch'), 200).join()).toMatch(/something of birch’s/)
    expect(wrongOf(writeOf('EVENT#1', { companyId: 'company-of-birch' }), 200)).toHaveLength(1)
    expect(wrongOf(writeOf('COMPANY#company-of-alder'), 422).join()).toMatch(/refused, and wrote/)
  })

  test('accepts a membership of a user from another company in this one, but not the reverse', () => {
    expect(wrongOf(member('alder'), 200)).toEqual([])
    expect(wrongOf(member('birch'), 200).join()).toMatch(/something of birch’s/)
  })

  test('accepts another company’s identity in the caller’s own items, but not as an index key', () => {
    expect(typedBy({ note: 'company-of-birch' }, 'company-of-birch')).toEqual([])
    expect(typedBy({ note: 'company-of-birch' }).join()).toMatch(/something of birch’s/)
    expect(typedBy({ gsi1pk: 'COMPANY#company-of-birch' }, 'company-of-birch').join()).toMatch(/birch’s/)
  })

  test('accepts counters, whatever the response', () => {
    expect(wrongOf(writeOf('COUNT#quote#company-of-birch'), 429)).toEqual([])
  })
})

describe('checkLog', () => {
  const line = { level: 'info' as const, message: 'a call was answered', fields: { endpoint: 'login' } }

  test.each([
    ['a code', { sent: '123456' }],
    ['a link token', { url: 'https://portal.test/a#token=abcdefghijklmnopqrstuvwx' }],
    ['text of a company', { name: 'Zqalderqz Road' }],
  ])('rejects %s', (_what, fields) => {
    const text = 'Your code is 123456: https://portal.test/a#token=abcdefghijklmnopqrstuvwx'
    const secrets = new Set(secretsIn([{ kind: 'email', to: 'a@b.test', text }]))
    expect(checkLog([line], secrets)).toEqual([])
    expect(checkLog([{ ...line, fields }], secrets)).toHaveLength(1)
  })

  test('rejects errors, except those of an unavailable platform', () => {
    expect(checkLog([{ ...line, level: 'error' }], new Set())).toHaveLength(1)
    expect(checkLog([{ ...line, level: 'error' }], new Set(), true)).toEqual([])
  })
})
