import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import { codeOf, type ErrorName, errorCatalogue, statusOf } from '#shared/api/errors.ts'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct, type NamedAct } from '#shared/desk/all-acts.ts'
import type { ActField } from '#shared/desk/console.ts'
import { type DeskRole, everyDeskRole } from '#shared/desk/desk-roles.ts'
import { auditPrefix } from '../../../functions/data/audit-entries.ts'
import type { Write } from '../../../functions/data/table.ts'
import type { DeskAccess } from '../../../functions/desk/desk-access.ts'
import { createDeskHandler } from '../../../functions/desk/handler.ts'
import { createHttpHandler } from '../../../functions/desk/http-handler.ts'
import { createPersonRecorder } from '../../../functions/desk/person-recorder.ts'
import { groupOf } from '../../../scripts/local/console/demo-people.ts'
import { checkBooks } from '../../support/check-books.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import { inOneLine } from '../part.ts'
import { mutateField } from './mutate-field.ts'
import { watchWrites } from './watch-writes.ts'
import type { World } from './world.ts'

/** The lender's identity provider, with a group per role. */
const signIn = {
  issuer: 'https://sign-in.lender.test',
  audience: 'portal-desk',
  clientId: 'desk-console',
  personClaim: 'email',
  groupsClaim: 'groups',
  roles: Object.fromEntries(everyDeskRole.map((role) => [groupOf(role), [role]])),
  secondFactors: ['mfa'],
  scope: 'openid desk',
} satisfies DeskAccess['signIn']

const actorOf = (role: DeskRole): string => `${role}@lender.test`

/** A call as API Gateway passes it on after verifying the token. */
const eventOf = (role: DeskRole, requestId: string, body: string) =>
  ({
    headers: {},
    requestContext: {
      requestId,
      http: { sourceIp: '203.0.113.9' },
      authorizer: {
        jwt: {
          claims: {
            iss: signIn.issuer,
            aud: signIn.audience,
            sub: role,
            email: actorOf(role),
            groups: `[${groupOf(role)}]`,
            amr: '[pwd mfa]',
          },
          scopes: [],
        },
      },
    },
    body,
    isBase64Encoded: false,
  }) as unknown as APIGatewayProxyEventV2WithJWTAuthorizer

/** Acts' field names for values that the pool has under another name. */
const keptAs: Readonly<Record<string, string>> = { user: 'email', renewalId: 'requestId' }

const isId = /id$|user|email/i

/** A value for a field that does not refer to a company's item: the example from the act's help. */
const proposed = ({ type, choices, example }: ActField, chance: Chance): unknown => {
  if (choices.length > 0) return chance.pick(choices)
  if (type === 'number') return Number(example)
  return type === 'json' ? JSON.parse(example || '[]') : example
}

/** An act's fields: examples from its help, ids of a company's items, and sometimes an invalid value. */
const drawFields = (act: NamedAct, { pool, chance }: World): object => {
  const owner = chance.pick(['alder', 'birch', 'sleeper'] as const) ?? 'alder'
  const draw = (name: string) => pool.draw(owner, keptAs[name] ?? name, act.name, chance)
  const body = Object.fromEntries(
    actFieldsOf(act)
      .filter(({ required }) => required || chance.next() < 0.3)
      .map((field) => {
        const own = isId.test(field.name) && chance.next() < 0.85 ? draw(field.name) : undefined
        return [field.name, own ?? proposed(field, chance)]
      }),
  )
  const spoilt = chance.next() < 0.3 ? (mutateField({ body }, chance) as { body: unknown }).body : body
  return {
    ...(typeof spoilt === 'object' ? spoilt : { spoilt }),
    ...(chance.next() < 0.9 ? { reason: 'looked into' } : {}),
    ...(chance.next() < 0.5 ? { dryRun: true } : {}),
  }
}

interface DeskResponse {
  status: number
  told: { ok?: unknown; reason?: unknown; code?: unknown }
}

/** Records of a staff member and their presence are written even if the act is refused. */
const isOfDesk = ({ key }: Write): boolean => key.pk.startsWith('DESK')

const refusalViolations = ({ status, told }: DeskResponse): string[] => {
  const { ok, reason, code } = told
  if (ok !== false || typeof reason !== 'string' || !Object.hasOwn(errorCatalogue, reason))
    return [`a refusal that is not of the catalogue: ${JSON.stringify(told).slice(0, 200)}`]
  const name = reason as ErrorName
  return codeOf(name) === code && statusOf(name) === status ? [] : [`${name} as ${status} ${String(code)}`]
}

/** The violations of a response to a role, and of its writes. */
const check = (
  role: DeskRole,
  act: NamedAct | undefined,
  { answer, landed, isDryRun }: { answer: DeskResponse; landed: readonly Write[]; isDryRun: boolean },
): string[] => {
  const { status, told } = answer
  const written = landed.filter((write) => !isOfDesk(write))
  const entries = written.filter(({ key }) => key.sk.startsWith(auditPrefix))
  if (status >= 500) return [`an error of ours: ${JSON.stringify(told).slice(0, 300)}`]
  if (status !== 200) {
    // An act on several items may commit some before one is refused.
    const mayHave = act?.multiTransaction ? entries.length > 0 : written.length === 0
    return [...refusalViolations(answer), ...(mayHave || written.length === 0 ? [] : ['refused, and wrote'])]
  }
  const isForRole = act?.roles.includes(role) === true
  const changes = written.length - entries.length
  return [
    ...(told.ok === true ? [] : ['a success that does not say so']),
    ...(isForRole ? [] : ['done, though it is not for the role']),
    ...(changes > 0 && (isDryRun || act?.reads) ? ['changed something by looking'] : []),
    ...(changes > 0 && entries.length === 0 ? ['changed something without an audit entry'] : []),
    ...(changes > 0 && role === 'auditor' ? ['an auditor changed something'] : []),
  ]
}

/** The number of responses by act and status: `kyc-approve 404`. */
export type ActsSeen = Map<string, number>

/**
 * Performs acts of every kind as staff of every role through the console's entry point, valid and invalid.
 * Acts of other roles are refused, refused acts write nothing, and all changes are in the audit log.
 */
export const callDesk = async (
  world: World,
  count: number,
  { seen, tellWrong }: { seen: ActsSeen; tellWrong: (wrong: string) => void },
): Promise<void> => {
  const { app, chance } = world
  const { deps } = app
  let landed: Write[] = []
  watchWrites(app, (write) => void landed.push(write))
  const call = createHttpHandler(
    createDeskHandler(deps),
    { roles: {}, signIn },
    createPersonRecorder(deps),
    deps,
  )
  let deck: NamedAct[] = []
  const acts = everyAct
  for (let called = 1; called <= count; called++) {
    if (deck.length === 0) deck = chance.shuffle(acts)
    const act = chance.next() < 0.02 ? undefined : deck.shift()
    // Mostly a role that may perform the act.
    const own = everyDeskRole.filter((role) => act?.roles.includes(role))
    const role = chance.pick(chance.next() < 0.7 ? own : everyDeskRole) ?? 'auditor'
    const fields = act ? drawFields(act, world) : {}
    const body = JSON.stringify({ ...fields, action: act?.name ?? 'no-such-act' })
    const loggedLines = app.log.length
    landed = []
    const result = await call(eventOf(role, `desk-${called}`, body))
    const answer = {
      status: result.statusCode ?? 0,
      told: JSON.parse(result.body ?? '{}') as DeskResponse['told'],
    }
    const key = `${act?.name ?? 'no act'} ${answer.status}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    const isDryRun = 'dryRun' in fields && fields.dryRun === true
    const wrong = [
      ...check(role, act, { answer, landed, isDryRun }),
      ...app.log.slice(loggedLines).flatMap((line) => (line.level === 'error' ? [JSON.stringify(line)] : [])),
    ]
    for (const each of wrong)
      tellWrong(`${act?.name ?? 'no act'} by ${role}, given ${body.slice(0, 600)}: ${each}`)
  }
  const tell = (error: unknown) => tellWrong(inOneLine(error))
  await app.drainEvents().catch(tell)
  for (const company of Object.values(world.companies)) await checkBooks(app, company).catch(tell)
}
