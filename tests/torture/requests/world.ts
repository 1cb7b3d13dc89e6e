import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { dictionary } from '#shared/reference/dictionary.ts'
import { findUser } from '../../../functions/data/users.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { demoCustomers, findCustomer } from '../../../scripts/sandbox/payment/customers.ts'
import { directorName, type SellerWithFacility } from '../../support/build-facility.ts'
import { namedTexts } from '../../support/named-texts.ts'
import { type Chance, seededChance } from '../../support/seeded-chance.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import type { TestServices } from '../../support/test-services.ts'
import { type Caller, openSession, withFactor } from './callers.ts'
import { openFront } from './open-front.ts'
import { markerOf, type Owner } from './owners.ts'
import { createOwnership, type Identities, type Ownership } from './ownership.ts'
import { comingCustomer, openPlatforms, type Platforms } from './platforms.ts'
import { foundCompany, seedCompany } from './seed-company.ts'
import { seedSite } from './seed-site.ts'
import { seededRandom } from './seeded-random.ts'
import { createSender, type Sender } from './send-request.ts'
import { createValuePool, type ValuePool } from './value-pool.ts'

const established = ['alder', 'birch', 'sleeper'] as const satisfies readonly Owner[]

/** The app under test and its callers. */
export interface World {
  app: TestApp
  platforms: Platforms
  chance: Chance
  sender: Sender
  /** The callers' network address, which changes with the caller. */
  place: { address: string }
  callers: readonly Caller[]
  companies: Readonly<Record<(typeof established)[number], SellerWithFacility>>
  identities: Identities
  ownership: Ownership
  pool: ValuePool
  /** Updates the owners of all stored values, and the values in the pool. */
  survey(): Promise<void>
  /** Replaces a caller who can no longer log in. */
  replaceCaller(caller: Caller): Promise<void>
  close(): Promise<void>
}

/** A member of a company, in a session for it. */
const callerOf = (name: string, owner: Owner, person: Seller, role?: CompanyRole): Caller => ({
  name,
  owner,
  person,
  ...(role ? { role } : {}),
  token: person.token,
})

/** The members of a calling company: one of each role, and one with a second factor. */
const staff = async (app: TestApp, owner: Owner, founder: Seller): Promise<Caller[]> => {
  const guard = callerOf(`${owner}’s second administrator`, owner, await signUpColleague(app, founder))
  await withFactor(app, guard)
  return [
    callerOf(`${owner}’s founder`, owner, founder),
    callerOf(`${owner}’s user`, owner, await signUpColleague(app, founder, 'user'), 'user'),
    guard,
  ]
}

/** Callers without data: an anonymous one, and some with invalid sessions. */
const strangers = async (app: TestApp, expired: string): Promise<Caller[]> => {
  const gone = await signUpSeller(app)
  await app.send(accountEndpoints.logout, {}, { token: gone.token })
  return [
    { name: 'a visitor', owner: undefined, token: undefined },
    { name: 'somebody with a forged token', owner: undefined, token: 'eyJhbGciOiJFZERTQSJ9.eyJhIjoxfQ.c2ln' },
    { name: 'somebody whose session has expired', owner: undefined, token: expired },
    { name: 'somebody who has logged out', owner: undefined, token: gone.token },
  ]
}

/** A member of two companies, in a session for the first. */
const signUpForTwo = async (app: TestApp, first: Seller, second: Seller): Promise<Seller> => {
  const person = await signUpColleague(app, first)
  await setMembership(app, { companyId: second.companyId, userId: person.userId })
  return person
}

export const openWorld = async (services: TestServices, seed: number): Promise<World> => {
  const app = await createTestApp({ services, random: seededRandom(seed) })
  const platforms = await openPlatforms(app, seed)
  const expired = (await signUpSeller(app)).token
  const companies = {} as Record<(typeof established)[number], SellerWithFacility>
  for (const owner of established) companies[owner] = await foundCompany(app, owner)
  // Advances to the due date: to Monday, as the ninetieth day is a Sunday.
  app.clock.advance('P91D')
  await closeDay(app.deps)
  for (const owner of established) {
    const caller = callerOf('the founder', owner, companies[owner])
    if (!(await openSession(app, caller))) throw new Error(`the founder of ${owner} cannot log in`)
    companies[owner] = { ...companies[owner], token: caller.token ?? '' }
    await seedCompany(app, companies[owner], owner)
  }
  await seedSite(app)
  const draft = await signUpSeller(app)
  const unproven = await signUpSeller(app, { activates: false })
  const ofTwo = await signUpForTwo(app, companies.alder, companies.birch)
  const callers: Caller[] = [
    ...(await staff(app, 'alder', companies.alder)),
    ...(await staff(app, 'birch', companies.birch)),
    {
      ...callerOf('alder’s and birch’s administrator, for alder', 'alder', ofTwo),
      alsoOf: 'birch',
      mayRead: [companies.birch.companyId, `${markerOf('birch')} Trading Limited`],
    },
    callerOf('cedar’s founder', 'cedar', draft),
    callerOf('cedar’s founder who has proven no mailbox', 'cedar', unproven),
    ...(await strangers(app, expired)),
  ]
  await app.drainEvents()
  const pool = createValuePool()
  const identities = new Map<Owner, string[]>()
  const identify = (owner: Owner, ids: readonly string[]) =>
    identities.set(owner, [...new Set([...(identities.get(owner) ?? []), ...ids])])
  const introduce = async (owner: Owner, person: Seller) => {
    const { companyId, userId, email, phone } = person
    const own = (await findUser(app.deps.table, userId))?.companyId
    identify(owner, [companyId, userId, email, phone, ...(own ? [own] : [])])
    for (const [name, text] of Object.entries({ companyId, userId, email, phone, password: person.password }))
      pool.keep(owner, { name, text })
  }
  await introduce('sleeper', companies.sleeper)
  for (const { owner, person } of callers) if (owner && person) await introduce(owner, person)
  for (const owner of established)
    for (const [name, text] of [
      ['signer_name', directorName],
      ['id_last_four', '4563'],
      ['platform_id', 'harbor-market'],
    ] as const)
      pool.keep(owner, { name, text })
  identify('birch', [ofTwo.userId, ofTwo.email, ofTwo.phone])
  const ownership = createOwnership(identities, [
    dictionary,
    app.deps.config,
    demoCustomers,
    findCustomer(comingCustomer),
  ])
  const place = { address: '203.0.113.7' }
  const front = await openFront(app, () => place.address)
  const sender = createSender(front.url)

  const survey = async () => {
    const items = await app.everyItem()
    ownership.survey(items)
    for (const item of items) {
      const [owner, ...others] = ownership.namedIn(item)
      if (!owner || others.length > 0) continue
      for (const each of namedTexts(item)) if (/id$/i.test(each.name)) pool.keep(owner, each)
    }
  }
  await survey()

  return {
    app,
    platforms,
    chance: seededChance(seed),
    sender,
    place,
    callers,
    companies,
    identities,
    ownership,
    pool,
    survey,
    async replaceCaller(caller) {
      const { owner, person, role } = caller
      if (!owner || !person) return
      const isOfCompany = owner !== 'cedar'
      const next = isOfCompany ? await signUpColleague(app, person, role) : await signUpSeller(app)
      Object.assign(caller, { person: next, token: next.token })
      delete caller.provenUntil
      await introduce(owner, next)
      if (caller.secret) await withFactor(app, caller)
    },
    async close() {
      sender.close()
      await front.close()
      await platforms.stop()
      await app.close()
    },
  }
}
