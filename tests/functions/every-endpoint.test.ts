import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { lockIdPrefix } from '../../functions/data/daily-counts.ts'
import { imageOf } from '../../functions/data/item-image.ts'
import { findUser, replaceUser } from '../../functions/data/users.ts'
import { type Belongings, findBelongings } from '../support/belongings/find-belongings.ts'
import { seedBelongings } from '../support/belongings/seed-belongings.ts'
import { exampleCall, type Parts, toApiCall } from '../support/example-call.ts'
import { pathsIn, withValueAt } from '../support/generate/example-of.ts'
import { hostileValue } from '../support/generate/hostile-values.ts'
import { idPlaces, withId } from '../support/id-places.ts'
import { actFor, setMembership } from '../support/set-membership.ts'
import { type Seller, signUpSeller } from '../support/sign-up-seller.ts'
import { useTestApp } from '../support/use-test-app.ts'
import { unseededItemTypes } from './unseeded-item-types.ts'

const dataFolder = join(import.meta.dirname, '..', '..', 'functions', 'data')

/** A member of the owner's company without the administrator role. */
let colleague: Seller
/** Belongs to the owner's company as well, and acts for another in this session. */
let member: Seller
/** Names of the owner's data that the table stores as hashes only. */
let hiddenNames: string[]
/** The types of items before any call. */
let seededKinds: ReadonlySet<string>

/** Every item as text, in order: equal if no call has written anything. */
const readSnapshot = async () =>
  (await app.everyItem())
    .filter(({ type, pk }) => type !== 'daily-count' && !String(pk).startsWith(`EVENT#${lockIdPrefix}`))
    .map(imageOf)
    .toSorted()

/** The writes so far, whatever their outcome. */
let writes = 0
let latest: { writes: number; items: string[] } | undefined

/** The snapshot, read again only after further writes. */
const snapshot = async (): Promise<string[]> => {
  if (latest?.writes !== writes) latest = { writes, items: await readSnapshot() }
  return latest.items
}

const forgetMobile = async ({ userId }: Seller) => {
  const { table } = app.deps
  const user = await findUser(table, userId)
  if (!user) throw new Error('no user')
  const { phoneVerifiedAt: _verified, ...rest } = user
  await table.transact({ user: replaceUser(table, rest) })
}

/** The table's content at the last snapshot. */
let lastSeen: string[]

const expectNothingWritten = async () => {
  const before = lastSeen
  lastSeen = await snapshot()
  expect(lastSeen).toEqual(before)
}

const app = await useTestApp({
  config: {
    platforms: [
      {
        id: 'sandbox',
        kind: 'marketplace',
        name: 'Sandbox',
        authorizeUrl: 'https://shop.test/authorize',
        tokenUrl: 'https://shop.test/token',
        apiUrl: 'https://shop.test/api',
        clientId: 'portal',
      },
    ],
  },
  // A marketplace that refuses every consent.
  fetch: async () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
})
const expiredToken = (await signUpSeller(app)).token
app.clock.advance('PT13H')
/** Owns items of every type. */
const owner = await signUpSeller(app)
/** Has another company, and tries to access the owner's items. */
const stranger = await signUpSeller(app)
/** Signed up, and never opened the link in the activation mail. */
const unproven = await signUpSeller(app, { activates: false })
/** Administers a company, and has no mobile number that was ever verified. */
const unreachable = await signUpSeller(app)
beforeAll(async () => {
  await forgetMobile(unreachable)
  const { companyId } = owner
  colleague = { ...(await signUpSeller(app)), companyId }
  await setMembership(app, colleague, { role: 'user' })
  colleague = await actFor(app, colleague)
  hiddenNames = await seedBelongings(app, owner)
  member = await signUpSeller(app)
  await setMembership(app, { ...member, companyId })
  seededKinds = new Set((await app.everyItem()).map(({ type }) => String(type)))
  const { table } = app.deps
  app.deps.table = {
    ...table,
    transact(each) {
      writes++
      return table.transact(each)
    },
    write(each) {
      writes++
      return table.write(each)
    },
  }
  lastSeen = await snapshot()
})

const cases = Object.values(allEndpoints)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .map((endpoint) => ({ endpoint, route: `${endpoint.method} ${endpoint.path}` }))
const sessionCases = cases.filter(({ endpoint }) => endpoint.audience === 'session')
const roleCases = sessionCases.filter(({ endpoint }) => endpoint.role)
const casesWithBody = cases.filter(({ endpoint }) => schemasOf(endpoint).body)

/** The caller in a test: the intended user, or another one whose session the calls may end. */
const callerOf = async (endpoint: Endpoint, meant: Seller): Promise<Seller> =>
  endpoint.name === 'logout' ? signUpSeller(app) : meant

test('every endpoint has a name and a route of its own', () => {
  expect(new Set(cases.map(({ route }) => route)).size).toBe(cases.length)
  expect(new Set(cases.map(({ endpoint }) => endpoint.name)).size).toBe(cases.length)
})

test.each(sessionCases)('$route lets nobody in without a live session', async ({ endpoint }) => {
  const call = toApiCall(exampleCall(endpoint))
  for (const token of [undefined, 'garbage', expiredToken]) {
    const answer = await app.sendRaw(endpoint, call, token ? { token } : {})
    expect([answer.status, answer.code, answer.data]).toEqual([401, 401, null])
  }
  await expectNothingWritten()
})

const writingCases = sessionCases.filter(({ endpoint }) => !endpoint.reads)

test.each(writingCases.filter(({ endpoint }) => !endpoint.beforeActivation))(
  '$route does nothing for who never proved the mailbox',
  async ({ endpoint }) => {
    const answer = await app.sendRaw(endpoint, toApiCall(exampleCall(endpoint)), unproven)
    expect([answer.status, answer.code, answer.data]).toEqual([403, 80005, null])
    await expectNothingWritten()
  },
)

test('who never proved the mailbox may look, correct the address and log out', () => {
  const open = writingCases.filter(({ endpoint }) => endpoint.beforeActivation)
  expect(open.map(({ endpoint }) => endpoint.name).toSorted()).toEqual([
    'begin-step-up',
    'end-other-sessions',
    'end-session',
    'logout',
    'send-email-code',
    'step-up',
    'update-profile',
  ])
})

test.each(roleCases)(
  '$route does nothing for who is no administrator of the company',
  async ({ endpoint }) => {
    const answer = await app.sendRaw(endpoint, toApiCall(exampleCall(endpoint)), colleague)
    expect([answer.status, answer.code, answer.data]).toEqual([403, 403, null])
    await expectNothingWritten()
  },
)

const stepUpCases = sessionCases.filter(({ endpoint }) => endpoint.stepUp === true)

test.each(stepUpCases)(
  '$route does nothing for who has not proven anew who they are',
  async ({ endpoint }) => {
    const answer = await app.sendRaw(endpoint, toApiCall(exampleCall(endpoint)), {
      token: owner.token,
      isProven: false,
    })
    expect([answer.status, answer.code, answer.data]).toEqual([400, 60001, null])
    await expectNothingWritten()
  },
)

const mobileCases = sessionCases.filter(({ endpoint }) => endpoint.mobile)

test.each(mobileCases)('$route does nothing for who has no verified mobile', async ({ endpoint }) => {
  const answer = await app.sendRaw(endpoint, toApiCall(exampleCall(endpoint)), unreachable)
  expect([answer.status, answer.code, answer.data]).toEqual([403, 80018, null])
  await expectNothingWritten()
})

test('a verified mobile is needed by who binds a company for the first time or to more', () => {
  expect(mobileCases.map(({ endpoint }) => endpoint.name).toSorted()).toEqual([
    'change-signer',
    'confirm-drawdown',
    'initiate-sign',
    'prove-signatory',
    'retry-sign',
    'save-debit-account',
    'send-signatory-code',
    'submit-drawdown',
    'submit-kyc',
  ])
})

/** Calls about money, people or the KYC, or of a sensitive kind, that any member makes, and the reason. */
const byAnyMember: Record<string, string> = {
  'accept-invitation': 'an invited person is no member yet',
  'ask-to-join': 'the person who asks is no member yet',
  'collect-red-packet': 'takes from what the lender gives',
  'create-kyc': 'binds nobody before an administrator submits it',
  'export-own-data': 'is of the user alone',
  'leave-company': 'is of the user alone',
  'prove-signatory': 'the signer proves to be the one',
  'reveal-identity-number': 'the person who entered a number may see it',
  'save-business-information': 'binds nobody before an administrator submits it',
  'save-company-information': 'binds nobody before an administrator submits it',
  'save-kyc-section': 'binds nobody before an administrator submits it',
  'send-email-code': 'goes to the user',
  'store-position': 'moves among the pages of an application',
  'update-profile': 'is of the user alone',
}

test('an administrator is needed for what binds a company, and for its people, but where a reason is named', () => {
  const byMembers = writingCases
    .map(({ endpoint }) => endpoint)
    .filter(({ role }) => !role)
    .filter(({ audited, sensitive }) => sensitive || /^(money|people|kyc)$/.test(audited ?? ''))
  expect(byMembers.map(({ name }) => name).toSorted()).toEqual(Object.keys(byAnyMember))
})

/** Calls about money or people that an administrator makes without a step-up, and the reason. */
const withoutStepUp: Record<string, string> = {
  'change-signer': 'the signer proves to be the one, and whoever was written to before is told',
  'decline-drawdown': 'no money moves',
  'delete-signer-file': 'takes back what was attached before anybody signed',
  'dispute-charge': 'the lender answers it',
  'initiate-sign': 'binds nobody before each signer has proven to be the one',
  'reject-member': 'nobody comes in, and who asked may ask again',
  'report-payment': 'counts for nothing before the lender has the money',
  'retry-sign': 'binds nobody before each signer has proven to be the one',
  'send-rpa-email': 'goes to its signers and the administrators',
  'submit-limit': 'the lender decides it, and the directors sign it',
  'submit-renewal': 'the lender decides it',
  'urge-signer': 'goes to a signer who was written to before',
  'withdraw-addendum': 'leaves the limit as it was signed',
  'withdraw-application': 'no money moves',
  'withdraw-dispute': 'the bill is what it was, and may be disputed again',
}

test('a step-up is needed for what an administrator does to money and people, but where a reason is named', () => {
  const bare = roleCases
    .map(({ endpoint }) => endpoint)
    .filter(({ audited }) => audited === 'money' || audited === 'people' || audited === 'account')
    .filter(({ stepUp }) => !stepUp)
  expect(bare.map(({ name }) => name).toSorted()).toEqual(Object.keys(withoutStepUp))
})

test.each(casesWithBody.filter(({ endpoint }) => !endpoint.takes))(
  '$route refuses malformed JSON',
  async ({ endpoint }) => {
    const call = toApiCall(exampleCall(endpoint))
    for (const body of ['{', '{"a": undefined}', '\u0000']) {
      const answer = await app.sendRaw(endpoint, { ...call, body }, stranger)
      expect([answer.status, answer.code]).toEqual([400, 20011])
    }
    await expectNothingWritten()
  },
)

test.each(cases)(
  '$route survives hostile values, and writes nothing when it refuses',
  async ({ endpoint }) => {
    const { token } = await callerOf(endpoint, stranger)
    const example = exampleCall(endpoint)
    const paths = [...pathsIn(example), ['body'], ['body', 'unheard_of']]
    let before = await snapshot()
    const property = fc.asyncProperty(fc.constantFrom(...paths), hostileValue, async (path, value) => {
      const call = toApiCall(withValueAt(example, path, value) as Parts)
      const answer = await app.sendRaw(endpoint, call, { token })
      const after = await snapshot()
      expect({
        internalError: answer.status >= 500 ? app.log.findLast(({ level }) => level === 'error') : undefined,
        items: answer.status >= 400 ? after : before,
      }).toEqual({ items: before })
      before = after
    })
    await fc.assert(property, { numRuns: 20, seed: 11 })
  },
)

test('the owner has a thing of every kind, but for those that are nobody’s own or say why not', () => {
  const kinds = new Set(
    readdirSync(dataFolder).flatMap((file) =>
      [...readFileSync(join(dataFolder, file), 'utf8').matchAll(/\btype: '([a-z-]+)'/g)].map(
        ([, kind = '']) => kind,
      ),
    ),
  )
  expect(kinds.size).toBeGreaterThan(90)
  expect([...kinds].filter((kind) => !seededKinds.has(kind)).toSorted()).toEqual(
    Object.keys(unseededItemTypes).toSorted(),
  )
})

/** Calls about the user as a person, whichever company they act for: separate tests cover them. */
const ofThePerson = ['export-own-data', 'close-account']

describe.each([
  { who: "another company's", find: () => stranger, without: [] },
  {
    who: "the user's other company's, for which the session does not act,",
    find: () => member,
    without: ofThePerson,
  },
])('of what is $who', ({ find, without }) => {
  let belongings: Belongings
  beforeAll(async () => {
    belongings = findBelongings(await app.everyItem(), owner, find())
  })

  const tried = sessionCases.filter(({ endpoint: { name } }) => !without.some((each) => each === name))

  test.each(tried)('$route gives nothing away', async ({ endpoint }) => {
    const { ids, secrets } = belongings
    const { token } = await callerOf(endpoint, find())
    const attempts = [
      { call: exampleCall(endpoint), lowest: 200, highest: 499 },
      ...idPlaces(endpoint).flatMap((place) =>
        [...ids, ...hiddenNames].map((id) => ({
          call: withId(place.example, place, id),
          lowest: 400,
          highest: 499,
        })),
      ),
    ]
    for (const { call, lowest, highest } of attempts) {
      const sent = toApiCall(call)
      const answer = await app.sendRaw(endpoint, sent, { token })
      const request = JSON.stringify(sent)
      expect({
        request,
        statusIsRight: answer.status >= lowest && answer.status <= highest,
        leaked: secrets.filter((secret) => answer.body.includes(secret) && !request.includes(secret)),
      }).toEqual({ request, statusIsRight: true, leaked: [] })
    }
  })

  test('nothing was changed', async () => {
    expect(findBelongings(await app.everyItem(), owner, find()).images).toEqual(belongings.images)
  })
})

test('nothing was written past the table that handlers are given', async () => {
  expect(await readSnapshot()).toEqual(await snapshot())
})
