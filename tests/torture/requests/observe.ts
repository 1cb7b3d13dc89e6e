import type { Endpoint } from '#shared/api/endpoint.ts'
import { codeOf } from '#shared/api/errors.ts'
import { routePath } from '#shared/api/route.ts'
import { createRouteTable } from '#shared/api/route-table.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { imageOf } from '../../../functions/data/item-image.ts'
import { listMemberships } from '../../../functions/data/memberships.ts'
import type { Write } from '../../../functions/data/table.ts'
import { checkBooks } from '../../support/check-books.ts'
import { namedTexts } from '../../support/named-texts.ts'
import { inOneLine } from '../part.ts'
import type { Caller } from './callers.ts'
import { checkLog, secretsIn } from './check-log.ts'
import { checkResponse } from './check-response.ts'
import { checkWrites, invitedUserCalls } from './check-writes.ts'
import { endpoints } from './endpoints.ts'
import { learnMessage } from './learn-message.ts'
import type { Owner } from './owners.ts'
import type { RawRequest, RawResponse } from './send-request.ts'
import { watchWrites } from './watch-writes.ts'
import type { World } from './world.ts'

const findRoute = createRouteTable(
  endpoints.map((endpoint) => ({ method: endpoint.method, path: routePath(endpoint), target: endpoint })),
)

/** The endpoint that handles a request. */
const reached = ({ method, path }: RawRequest): Endpoint | undefined =>
  findRoute(method, (path.split('?')[0] ?? '').replace(/(?<=.)\/$/, ''))?.route.target

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** All of the caller's input, in the forms in which it may be echoed. */
const textSent = ({ path, headers, body = '' }: RawRequest): string =>
  `${path} ${decoded(path)} ${JSON.stringify(headers)} ${Buffer.from(body).toString()}`

/**
 * The companies whose data a response may contain: the caller's, and those whose secrets or logins the
 * request has.
 */
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

/** A platform's failure, the only response that may be logged as an error. */
const isOfPlatform = ({ name }: Endpoint, { status, text }: RawResponse): boolean =>
  status === 502 ||
  text.includes(`"code":${codeOf('paymentAuthorisationFailed')},`) ||
  name === shopsEndpoints.takeShopifyWebhook.name

/** Calls about the user as a person, whichever company their session acts for. */
const ofThePerson = ['list-security-activity', 'export-own-data', 'list-corrections', 'list-complaints']

/** The items of the company without callers. */
const sleepingItems = async ({ app, ownership }: World): Promise<string[]> =>
  (await app.everyItem())
    .filter((item) => {
      const named = ownership.namedIn(item)
      return named.length === 1 && named[0] === 'sleeper'
    })
    .map(imageOf)

/** Observes all effects of a world's requests from now on, and reports violations. */
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

  const findForeign = (answer: unknown, viewers: Set<Owner>, { mayRead }: Caller, sent: string) =>
    ownership
      .findForeign(answer, viewers, sent)
      .filter(({ text }) => !mayRead?.some((known) => known.includes(text)))
      // Users take their names along to every company that they join.
      .filter(({ name }) => name !== 'user_name')
      .map(({ name, text }) => `tells of somebody else: ${name} ${text}`)

  /** Updates a caller's companies: whoever accepts an invitation may see who sent it. */
  const learnJoined = async (caller: Caller): Promise<void> => {
    if (!caller.person || caller.alsoOf) return
    const memberships = await listMemberships(app.deps.table, caller.person.userId)
    caller.joined = new Set([...(caller.joined ?? []), ...ownership.namedIn(memberships)])
  }

  return {
    /** Resets what was recorded of earlier writes and log lines, before a request is sent. */
    before(): void {
      learnSecrets()
      landed = []
      loggedLines = app.log.length
    },
    /**
     * The violations of a response, of its request's writes and log lines. `meant` is the intended endpoint.
     */
    async examine(
      meant: Endpoint,
      caller: Caller,
      request: RawRequest,
      answer: RawResponse,
    ): Promise<string[]> {
      // A malformed parameter may route the request to another endpoint.
      const endpoint = reached(request) ?? meant
      const sent = textSent(request)
      const data = dataOf(answer)
      const { status } = answer
      const findAll = () => {
        const viewers = viewersOf(world, caller, sent)
        const touchable = new Set([...viewers, ...(caller.alsoOf ? [caller.alsoOf] : [])])
        const invited = invitedUserCalls.includes(endpoint.name)
          ? []
          : findForeign(
              data === undefined ? answer.text : data,
              ofThePerson.includes(endpoint.name) ? touchable : viewers,
              caller,
              sent,
            )
        return [
          ...invited,
          ...checkWrites(world, { endpoint, writes: landed, status, sent, viewers: touchable }),
        ]
      }
      if (findAll().length > 0) {
        // Values that another company now has too no longer identify an owner.
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
    /** The violations in the table as a whole, after all background work. */
    async checkTable(): Promise<string[]> {
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
