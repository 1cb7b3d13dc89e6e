import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
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

const refusal = { code: 20008, message: '20008', data: null, errors: [{ field: 'body', rule: 'required' }] }
const roles = { code: 200, msg: 'success', data: [{ role: 'user', binds: false }] }

describe('an answer', () => {
  test('that is as it must be has nothing wrong', () => {
    expect(checkResponse(submitDrawdown, answerOf(400, refusal), '')).toEqual([])
    expect(checkResponse(listRoles, answerOf(200, roles), '')).toEqual([])
    expect(checkResponse(listRoles, answerOf(404, '{"code":404,"message":"404","data":null}'), '')).toEqual(
      [],
    )
  })

  test.each([
    ['an error of ours', answerOf(500, { ...refusal, code: 500, message: '500' }), /internalError/],
    [
      'a code that the call does not declare',
      answerOf(409, { ...refusal, code: 1, message: '1' }),
      /code 1 /,
    ],
    ['a code under another status', answerOf(409, refusal), /invalidInput under status 409/],
    ['data beside a refusal', answerOf(400, { ...refusal, data: {} }), /data beside/],
    ['words for a message', answerOf(400, { ...refusal, message: 'No such thing' }), /says No such thing/],
    [
      'a rule that nobody has words for',
      answerOf(400, { ...refusal, errors: [{ field: 'a', rule: 'odd' }] }),
      /odd/,
    ],
    ['no envelope', answerOf(502, 'Bad gateway'), /no envelope/],
    ['a stack', answerOf(400, { ...refusal, stack: 'at run (file.js:1:2)' }), /inside/],
    ['a key of the table', answerOf(400, { ...refusal, at: 'COMPANY#1' }), /inside: COMPANY#/],
    ['a header that tells', answerOf(400, refusal, { 'x-error': 'ZodError' }), /inside: ZodError/],
    ['leave to be kept', answerOf(400, refusal, { 'cache-control': 'public' }), /may be kept/],
  ])('with %s is wrong', (_what, answer, wrong) => {
    expect(checkResponse(submitDrawdown, answer, '').join()).toMatch(wrong)
  })

  test.each([
    ['a field that its schema does not name', { ...roles, data: [{ ...roles.data[0], pk: 1 }] }, /not name/],
    ['data that its schema refuses', { ...roles, data: [{ role: 'chief' }] }, /refuses/],
  ])('of success with %s is wrong', (_what, body, wrong) => {
    expect(checkResponse(listRoles, answerOf(200, body), '').join()).toMatch(wrong)
  })

  test('may give back what the caller sent, whatever that looks like', () => {
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

describe('what an answer tells', () => {
  test.each([
    ['of the caller’s own', { id: 'charge-1-of-alder' }, '', false],
    ['an id of another company', { id: 'charge-2-of-birch' }, '', true],
    ['an id within an address', { url: 'https://files.test/charge-2-of-birch?a=b' }, '', true],
    ['what another company wrote', ['Paid on Tuesday'], '', true],
    ['what both wrote', ['Paid on Monday'], '', false],
    ['what the caller has just sent', { id: 'charge-2-of-birch' }, '{"id":"charge-2-of-birch"}', false],
    ['another company’s marker in new words', { name: 'about zqBirchqz' }, '', true],
    ['the lender’s', { bank: 'The lender’s bank' }, '', false],
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

describe('what a call wrote', () => {
  test('is the caller’s company’s, and nothing where it was refused', () => {
    expect(wrongOf(writeOf('COMPANY#company-of-alder'), 200)).toEqual([])
    expect(wrongOf(writeOf('COMPANY#company-of-birch'), 200).join()).toMatch(/something of birch’s/)
    expect(wrongOf(writeOf('EVENT#1', { companyId: 'company-of-birch' }), 200)).toHaveLength(1)
    expect(wrongOf(writeOf('COMPANY#company-of-alder'), 422).join()).toMatch(/refused, and wrote/)
  })

  test('is the record of somebody from another company who has come to this one, and not the other way', () => {
    expect(wrongOf(member('alder'), 200)).toEqual([])
    expect(wrongOf(member('birch'), 200).join()).toMatch(/something of birch’s/)
  })

  test('may have what the caller typed among their own things, unless it is found by it', () => {
    expect(typedBy({ note: 'company-of-birch' }, 'company-of-birch')).toEqual([])
    expect(typedBy({ note: 'company-of-birch' }).join()).toMatch(/something of birch’s/)
    expect(typedBy({ gsi1pk: 'COMPANY#company-of-birch' }, 'company-of-birch').join()).toMatch(/birch’s/)
  })

  test('is a count, whatever the answer', () => {
    expect(wrongOf(writeOf('COUNT#quote#company-of-birch'), 429)).toEqual([])
  })
})

describe('the log', () => {
  const line = { level: 'info' as const, message: 'a call was answered', fields: { endpoint: 'login' } }

  test.each([
    ['a code', { sent: '123456' }],
    ['the token of a link', { url: 'https://portal.test/a#token=abcdefghijklmnopqrstuvwx' }],
    ['a company’s words', { name: 'Zqalderqz Road' }],
  ])('tells no %s', (_what, fields) => {
    const text = 'Your code is 123456: https://portal.test/a#token=abcdefghijklmnopqrstuvwx'
    const secrets = new Set(secretsIn([{ kind: 'email', to: 'a@b.test', text }]))
    expect(checkLog([line], secrets)).toEqual([])
    expect(checkLog([{ ...line, fields }], secrets)).toHaveLength(1)
  })

  test('has no error, but that of a platform which does not answer', () => {
    expect(checkLog([{ ...line, level: 'error' }], new Set())).toHaveLength(1)
    expect(checkLog([{ ...line, level: 'error' }], new Set(), true)).toEqual([])
  })
})
