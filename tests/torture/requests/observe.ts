import type { Endpoint } from '#shared/api/endpoint.ts'
import { codeOf } from '#shared/api/errors.ts'
import { routePath } from '#shared/api/route.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { listMemberships } from '../../../functions/data/memberships.ts'
import type { Write } from '../../../functions/data/table.ts'
import { createRouteTable } from '../../../scripts/local/route-table.ts'
import { checkBooks } from '../../support/check-books.ts'
import { namedTexts } from '../../support/named-texts.ts'
import { inOneLine } from '../part.ts'
import type { Caller } from './callers.ts'
import { checkLog, secretsIn } from './check-log.ts'
import { checkResponse } from './check-response.ts'
import { byInvitation, checkWrites } from './check-writes.ts'
import { endpoints } from './endpoints.ts'
import { learnMessage } from './learn-message.ts'
import type { Owner } from './owners.ts'
import type { RawRequest, RawResponse } from './send-request.ts'
import { watchWrites } from './watch-writes.ts'
import type { World } from './world.ts'

const findRoute = createRouteTable(
  endpoints.map((endpoint) => ({ method: endpoint.method, path: routePath(endpoint), target: endpoint })),
)

/** The endpoint that a request comes to. */
const reached = ({ method, path }: RawRequest): Endpoint | undefined =>
  findRoute(method, (path.split('?')[0] ?? '').replace(/(?<=.)\/$/, ''))?.route.target

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** All that a caller wrote, as it may come back. */
const textSent = ({ path, headers, body = '' }: RawRequest): string =>
  `${path} ${decoded(path)} ${JSON.stringify(headers)} ${Buffer.from(body).toString()}`

/** Whose things an answer may tell of: the caller’s company’s, and those of whoever’s secret or login the request has. */
const viewersOf = (
  { callers, identities, pool }: World,
  { owner, joined = new Set() }: Caller,
  sent: string,
): Set<Owner> => {
  const written = sent.toLowerCase()
  const hasPassword = callers.some(({ person }) => person && sent.includes(person.password))
  const isNamed = (ids: readonly string[]) =>
    ids.some((id) => written.includes(id.toLowerCase().replace(/^\+86/, '')))
  const loggedIn = hasPassword ? [...identities].flatMap(([each, ids]) => (isNamed(ids) ? [each] : [])) : []
  const theirs = callers.flatMap(({ person, joined: since }) =>
    hasPassword && person && isNamed([person.email, person.phone]) ? [...(since ?? [])] : [],
  )
  return new Set([...(owner ? [owner] : []), ...joined, ...pool.openedBy(sent), ...loggedIn, ...theirs])
}

const dataOf = ({ status, text }: RawResponse): unknown => {
  try {
    return status === 200 ? (JSON.parse(text) as { data: unknown }).data : undefined
  } catch {
    return undefined
  }
}

/**
 * A platform that does not answer, takes no code or says what is not understood is an error of its own, of which the log
 * tells; nothing else is.
 */
const isOfPlatform = ({ name }: Endpoint, { status, text }: RawResponse): boolean =>
  status === 502 ||
  text.includes(`"code":${codeOf('paymentAuthorisationFailed')},`) ||
  name === shopsEndpoints.takeShopifyWebhook.name

/** What tells of a user as a person, whichever company their session acts for. */
const ofThePerson = ['list-security-activity', 'export-own-data', 'list-corrections']

/** The items of the company that makes no call. */
const sleepingItems = async ({ app, ownership }: World): Promise<string[]> =>
  (await app.everyItem())
    .filter((item) => {
      const named = ownership.namedIn(item)
      return named.length === 1 && named[0] === 'sleeper'
    })
    .map(imageOf)

/** Sees all that comes of a world’s requests, from here on, and says what of it is wrong. */
export const observe = async (world: World) => {
  const { app, callers, companies, ownership, pool } = world
  const secrets = new Set<string>()
  const asleep = await sleepingItems(world)
  let landed: Write[] = []
  let [sentMessages, loggedLines] = [0, app.log.length]
  watchWrites(app, (write) => void landed.push(write))

  const learnSecrets = () => {
    for (const { token, person, secret } of callers)
      for (const each of [token, person?.password, secret]) if (each) secrets.add(each)
    const messages = app.outbox.sent.slice(sentMessages)
    for (const message of messages) learnMessage(world, message)
    for (const secret of [...pool.secrets(), ...secretsIn(messages)]) secrets.add(secret)
    sentMessages = app.outbox.sent.length
  }
  const readLog = (mayFail = false) => {
    const lines = app.log.slice(loggedLines)
    loggedLines = app.log.length
    return checkLog(lines, secrets, mayFail)
  }

  const findForeign = (answer: unknown, viewers: Set<Owner>, { mayKnow }: Caller, sent: string) =>
    ownership
      .findForeign(answer, viewers, sent)
      .filter(({ text }) => !mayKnow?.some((known) => known.includes(text)))
      // What people call themselves goes with them to every company that they join.
      .filter(({ name }) => name !== 'user_name')
      .map(({ name, text }) => `tells of somebody else: ${name} ${text}`)

  /** Takes in which companies a caller has come to belong to: who accepts an invitation may see who invited. */
  const learnJoined = async (caller: Caller): Promise<void> => {
    if (!caller.person || caller.alsoOf) return
    const memberships = await listMemberships(app.deps.table, caller.person.userId)
    caller.joined = new Set([...(caller.joined ?? []), ...ownership.namedIn(memberships)])
  }

  return {
    /** A request is about to be sent: what was written or logged before is not its doing. */
    before(): void {
      learnSecrets()
      landed = []
      loggedLines = app.log.length
    },
    /** What is wrong with an answer, what its request wrote and what was logged of it. `meant` is the endpoint it was made for. */
    async examine(
      meant: Endpoint,
      caller: Caller,
      request: RawRequest,
      answer: RawResponse,
    ): Promise<string[]> {
      // A broken parameter may make the address another call's.
      const endpoint = reached(request) ?? meant
      const sent = textSent(request)
      const data = dataOf(answer)
      const { status } = answer
      const findAll = () => {
        const viewers = viewersOf(world, caller, sent)
        const touchable = new Set([...viewers, ...(caller.alsoOf ? [caller.alsoOf] : [])])
        const told = byInvitation.includes(endpoint.name)
          ? []
          : findForeign(
              data === undefined ? answer.text : data,
              ofThePerson.includes(endpoint.name) ? touchable : viewers,
              caller,
              sent,
            )
        return [
          ...told,
          ...checkWrites(world, { endpoint, writes: landed, status, sent, viewers: touchable }),
        ]
      }
      if (findAll().length > 0) {
        // What somebody else has by now as well is nobody's own.
        await world.survey()
        for (const each of callers) await learnJoined(each)
      }
      const wrong = [
        ...checkResponse(endpoint, answer, sent),
        ...findAll(),
        ...readLog(isOfPlatform(endpoint, answer)),
      ]
      const [viewer, ...others] = viewersOf(world, caller, sent)
      if (viewer && others.length === 0) for (const each of namedTexts(data)) pool.keep(viewer, each)
      return wrong
    },
    /** What is wrong with the table as a whole, once all that was set off is dealt with. */
    async lookAtAll(): Promise<string[]> {
      const wrong: string[] = []
      const tell = (error: unknown) => void wrong.push(inOneLine(error))
      await app.drainEvents().catch(tell)
      learnSecrets()
      wrong.push(...readLog())
      for (const company of Object.values(companies)) await checkBooks(app, company).catch(tell)
      const now = new Set(await sleepingItems(world))
      for (const image of asleep)
        if (!now.has(image)) wrong.push(`an item of who made no call was changed: ${image}`)
      await world.survey()
      for (const caller of callers) await learnJoined(caller)
      return wrong
    },
  }
}
