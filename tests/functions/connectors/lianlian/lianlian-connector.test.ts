import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import {
  lianlianAccounts,
  lianlianDeposits,
  lianlianWithdrawals,
} from '../../../../functions/connectors/lianlian/lianlian-responses.ts'
import {
  isLianlianSignature,
  signLianlianCall,
} from '../../../../functions/connectors/lianlian/sign-message.ts'
import { signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { exampleAnswers, testedLianlian } from './tested-lianlian.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const open = () => openSandboxPlatform(testedLianlian)
let account: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  account = await open()
})
afterEach(() => account.close())

const holder = { email: 'finance@harbour-gift.example', holder: 'Harbour Gift Trading Limited' }
const any = { accessToken: 'any', seller: { accountId: '1' } }
const epoch = Date.parse(startAt) / 1000

/** The header with which the owner of the key above signs an answer. */
const signed = (body: string): string =>
  `t=${epoch},v=${createSign('sha256').update(`${epoch}&${body}`).sign(privateKey, 'base64')}`

/** A connector that knows the key above as LianLian's, whose answers are signed with it. */
const answering = (
  answers: object | ((path: string) => object),
  { status = 200, change = (text: string) => text } = {},
) =>
  testedLianlian.connect(
    {
      clock: account.clock.now,
      fetch: async (url) => {
        const body = typeof answers === 'function' ? answers(new URL(String(url)).pathname) : answers
        const text = JSON.stringify(body)
        return new Response(change(text), { status, headers: { 'llpay-signature': signed(text) } })
      },
    },
    { ...account.settings, sealedClientSecret: 'sealed', platformKey: publicKey },
    `secret\n${privateKey}`,
  )
const done = (resultList: object[]) => ({
  code: '000000',
  data: { totalSize: resultList.length, resultList },
})

describe('the signature', () => {
  it.each(signatureVectors('LianLian LLP user API'))('is made over the text of the example', ({ base }) => {
    const [method = '', path = '', time = '', body = ''] = base.split('&')
    const given = signLianlianCall(privateKey, { method, path, epoch: Number(time), body })
    const [, signature = ''] = new RegExp(`^t=${time},v=(\\S+)$`).exec(given) ?? []
    expect(createVerify('sha256').update(base).verify(publicKey, signature, 'base64')).toBe(true)
  })

  it('of another key is refused, which ends no consent', async () => {
    const tokens = await account.link(holder)
    const error = await account
      .connect(`secret\n${privateKey}`)
      .readBalances(tokens)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(PlatformUnavailable)
    expect(String(error)).toContain('400006')
  })

  it('of an answer is checked: one that was changed on its way is as good as none', async () => {
    const accounts = done([receiving('1')])
    expect(await answering(accounts).readBalances(any)).toEqual([{ currency: 'USD', unsettledCents: 1000 }])
    const changed = answering(accounts, { change: (text) => text.replace('10.00', '90.00') })
    await expect(changed.readBalances(any)).rejects.toThrow(PlatformUnavailable)
    for (const header of [null, 't=1', `t=${epoch},v=AAAA`])
      expect(isLianlianSignature(publicKey, '{}', header)).toBe(false)
  })
})

it('the consent has no scopes and no PKCE, and its code is good once', async () => {
  const page = new URL(account.consentPage()).searchParams
  expect([...page.keys()]).toEqual(['response_type', 'client_id', 'state', 'redirect_uri'])
  const query = await account.consent('approve', holder)
  expect(await account.exchange(query)).toEqual({
    accessToken: expect.any(String) as string,
    refreshToken: expect.any(String) as string,
    accessExpiresAt: '2026-11-21T08:00:00.000Z',
    seller: { accountId: expect.stringMatching(/^2023\d{11}$/) as string },
  })
  await expect(account.exchange(query)).rejects.toThrow(GrantRefused)
})

it.each([
  [401, { code: '401', message: 'Unauthorized' }, GrantRefused],
  [401, { error: 'signature_error', code: '400006' }, PlatformUnavailable],
  [402, { error: 'request_failed', code: '999999' }, PlatformUnavailable],
  [402, { error: 'request_failed', code: '144002' }, PlatformUnavailable],
  [429, { code: 'LIMIT_ERROR' }, PlatformThrottled],
  [200, { code: '999995', message: 'platform is error' }, PlatformUnavailable],
])('the answer %s %o is what it means', async (status, body, kind) => {
  const error = await answering(body, { status })
    .readBalances(any)
    .catch((cause: unknown) => cause)
  expect((error as Error).constructor).toBe(kind)
})

const receiving = (accountId: string, change: object = {}) => ({
  accountId,
  holderName: 'Harbour Gift Trading Limited',
  currency: 'USD',
  balance: '10.00',
  createTime: '2022-01-10 11:00:36',
  ...change,
})

const several = done([
  receiving('3', { createTime: '2024-01-10 11:00:36', balance: '5.50' }),
  receiving('2', { currency: 'JPY', balance: '1000' }),
  receiving('1'),
  receiving('4', { holderName: 'Somebody Else', balance: '99.00', createTime: '2022-01-11T00:00:00.000Z' }),
  receiving('5', { currency: 'AED', balance: '7.00' }),
])

const ofSeveral = () => answering((path) => (path.endsWith('/kyc/status') ? { status: 'ACTIVE' } : several))

describe('the customer', () => {
  it('is known by the account that was opened first, with all accounts of its holder', async () => {
    expect(await ofSeveral().readProfile({ accessToken: 'any' })).toEqual({
      id: '1',
      accountNumber: '1',
      holderName: 'Harbour Gift Trading Limited',
      currency: 'JPY',
      verified: true,
    })
    expect(await ofSeveral().readBalances({ accessToken: 'any' })).toEqual([
      { currency: 'USD', unsettledCents: 1550 },
      { currency: 'JPY', unsettledCents: 100_000 },
    ])
  })

  it('stays the one that was linked, as long as its account is listed', async () => {
    expect(await ofSeveral().readProfile({ accessToken: 'any', seller: { accountId: '4' } })).toMatchObject({
      id: '4',
      holderName: 'Somebody Else',
    })
  })

  it('cannot be identified without an account', async () => {
    await expect(answering(done([])).readBalances(any)).rejects.toThrow(PlatformUnavailable)
  })

  it('has as many accounts as there are pages of them', async () => {
    let pages = 0
    const full = Array.from({ length: 100 }, (_, index) => receiving(`${index}`))
    const paged = answering(() => ((pages += 1) === 1 ? done(full) : done([receiving('101')])))
    expect(await paged.readBalances({ accessToken: 'any' })).toEqual([
      { currency: 'USD', unsettledCents: 101_000 },
    ])
    await expect(answering(done(full)).readBalances(any)).rejects.toThrow(PlatformUnavailable)
  })
})

const span = { from: '2025-06-01T00:00:00.000Z', to: startAt }

const withdrawal = (transId: string, withdrawStatus: number) => ({
  transId,
  withdrawStatus,
  withdrawAmount: '62.10',
  withdrawCurrency: 'USD',
  createTime: '2025-11-08 14:07:38',
})

it('settlements are withdrawals that succeeded, in windows of less than a year', async () => {
  const connector = answering(done([withdrawal('1', 2), withdrawal('2', 1)]))
  const first = await connector.readSettlements(any, span)
  expect(first).toEqual({
    settlements: [{ id: '1', at: '2025-11-08T06:07:38.000Z', currency: 'USD', amountCents: 6210 }],
    cursor: '2026-05-27T00:00:00.000Z|1',
  })
  const last = await connector.readSettlements(any, { ...span, cursor: first.cursor ?? '' })
  expect(last.cursor).toBeUndefined()
})

const deposit = (transId: string, change: object = {}) => ({
  transId,
  creditStatus: '2',
  platform: 'ALIEXPRESS',
  currency: 'EUR',
  amount: '300.00',
  createTime: '2026-11-08 14:07:38',
  ...change,
})

it('deposits are entries that arrived, by the marketplace of their account', async () => {
  const connector = answering(
    done([
      deposit('1'),
      deposit('2', { creditStatus: '5' }),
      deposit('3', { platform: 'B2B' }),
      // The end of a list includes its last second.
      deposit('4', { createTime: '2026-11-21 14:00:00' }),
    ]),
  )
  expect(await connector.readDeposits?.(any, { from: '2026-11-01T00:00:00.000Z', to: startAt })).toEqual({
    listed: ['1', '2', '3', '4'],
    deposits: [
      {
        id: '1',
        at: '2026-11-08T06:07:38.000Z',
        marketplace: 'aliexpress',
        currency: 'EUR',
        amountCents: 30_000,
      },
    ],
  })
})

describe('LianLian’s own examples', () => {
  const schemas: Readonly<Record<string, z.ZodMiniType>> = {
    '/account/query': lianlianAccounts,
    '/withdraw/record/list': lianlianWithdrawals,
    '/transaction/entry/list': lianlianDeposits,
  }

  it.each(exampleAnswers.filter(({ path }) => schemas[path]))('of $path is read', ({ path, answer }) => {
    expect(schemas[path]?.safeParse(answer).error?.issues).toBeUndefined()
  })

  it('are of all calls, where the definition is at hand', () => {
    const read = exampleAnswers.filter(({ path }) => schemas[path])
    expect(read).toHaveLength(exampleAnswers.length > 0 ? Object.keys(schemas).length : 0)
  })
})
