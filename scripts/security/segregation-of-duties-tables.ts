import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { type SensitiveKind, type SinglePersonUse, sensitiveKinds } from '#shared/api/sensitive.ts'
import { singlePersonReasons } from '#shared/api/single-person-reasons.ts'
import { everyAct, type NamedAct } from '#shared/desk/all-acts.ts'
import { replaceMarked } from '../replace-marked.ts'

const none = '—'
const kindsOf = (kinds: readonly SensitiveKind[]): string =>
  kinds.map((kind) => sensitiveKinds[kind]).join(', ')
const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const peopleOfAct = ({ fourEyes }: NamedAct): string => {
  if (typeof fourEyes === 'object') return `two; one ${fourEyes.except}`
  return fourEyes ? 'two' : 'one'
}

const peopleOfCall = ({ secondPersonWhen }: SinglePersonUse): string =>
  secondPersonWhen ? `two ${secondPersonWhen}` : 'one'

/** The lender's acts that are declared sensitive, by name. */
export const sensitiveActs = (acts: readonly NamedAct[]): NamedAct[] =>
  acts.filter(({ sensitive }) => sensitive).toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** The sellers' calls that are declared sensitive, by name. */
export const sensitiveEndpoints = (): Endpoint[] =>
  Object.values(allEndpoints)
    .flatMap((each) => Object.values<Endpoint>(each))
    .filter(({ sensitive }) => sensitive)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const rowOfAct = (act: NamedAct): string[] => {
  const { name, roles, sensitive } = act
  return [
    `\`${name}\``,
    kindsOf(sensitive?.kinds ?? []),
    roles.join(', '),
    peopleOfAct(act),
    sensitive?.delay ?? none,
    sensitive?.whyOnePerson ?? none,
  ]
}

const callerOf = ({ audience, role }: Endpoint): string => {
  if (audience === 'public') return 'anybody'
  return role ?? 'user'
}

const proofsOf = ({ stepUp, mobile }: Endpoint): string => {
  const proofs = [
    ...(stepUp ? [stepUp === 'email' ? 'step-up, for another address' : 'step-up'] : []),
    ...(mobile ? ['verified mobile'] : []),
  ]
  return proofs.join(', ') || none
}

const rowOfEndpoint = (endpoint: Endpoint): string[] => {
  const { name, sensitive = [] } = endpoint
  const use = singlePersonReasons[name] ?? {}
  return [
    `\`${name}\``,
    kindsOf(sensitive),
    callerOf(endpoint),
    peopleOfCall(use),
    proofsOf(endpoint),
    use.delay ?? none,
    use.whyOnePerson ?? none,
  ]
}

/** The segregation of duties: the lender's acts and the sellers' calls, from their declarations. */
export const segregationTables = async (): Promise<string> =>
  [
    'The lender’s acts. All of them take a sign-in with a second factor.',
    '',
    tableOf(
      ['Act', 'It', 'Who', 'People', 'Delay', 'Why one person suffices'],
      sensitiveActs(everyAct).map(rowOfAct),
    ),
    '',
    'The sellers’ calls. Of *anybody* identity comes by a secret in the request, where there is one.',
    '',
    tableOf(
      ['Call', 'It', 'Who', 'People', 'Proof beyond the session', 'Delay', 'Why one person suffices'],
      sensitiveEndpoints().map(rowOfEndpoint),
    ),
  ].join('\n')

/** `docs/security.md` with these tables. */
export const withTables = replaceMarked('who-alone')
