import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  LambdaFunctionURLEventWithIAMAuthorizer,
} from 'aws-lambda'
import { codeOf, statusOf } from '#shared/api/errors.ts'
import { bodyText, type HttpResult, respond } from '../http/exchange.ts'
import { parseJson } from '../http/parse-input.ts'
import { inTime } from '../http/respond-in-time.ts'
import { viewerAddress } from '../http/viewer-address.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { DeskAccess } from './desk-access.ts'
import { type DeskOutcome, type DeskRefusal, refuseAct } from './engine/desk-act.ts'
import { identifyByToken } from './engine/identify-by-token.ts'
import { identifyPerson, type ProvenPerson } from './engine/identify-person.ts'
import type { DeskHandler } from './handler.ts'
import type { RecordPerson } from './person-recorder.ts'

/** The command line uses a function URL, the console an HTTP API: each event has the identity verified there by AWS. */
export type DeskEvent = LambdaFunctionURLEventWithIAMAuthorizer | APIGatewayProxyEventV2WithJWTAuthorizer

/** A refusal has its code, as in the portal's own calls, and its name, as a code may have several. */
const bodyOf = (outcome: DeskOutcome) => (outcome.ok ? outcome : { ...outcome, code: codeOf(outcome.reason) })

const answer = (outcome: DeskOutcome): HttpResult =>
  respond(outcome.ok ? 200 : statusOf(outcome.reason), bodyOf(outcome))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parseBody = (event: DeskEvent): Record<string, unknown> | undefined => {
  const parsed = parseJson(bodyText(event))
  return parsed.ok && isObject(parsed.value) ? parsed.value : undefined
}

const proven = async (
  event: DeskEvent,
  { roles, signIn }: DeskAccess,
  deps: Pick<Deps, 'originKeys' | 'clock' | 'log'>,
): Promise<ProvenPerson | DeskRefusal> => {
  const { authorizer } = event.requestContext
  if (authorizer && 'jwt' in authorizer) {
    if ((await viewerAddress(event, deps)) === undefined)
      return refuseAct('forbidden', 'the console is called through its site alone')
    return identifyByToken(authorizer.jwt.claims as Record<string, string>, signIn)
  }
  return identifyPerson(authorizer?.iam?.userArn ?? 'an unproven caller', roles)
}

/** The longest name of an act. */
const longestAction = 64

/** Identifies the caller: a person who uses both ways has the same name in each. */
const identify = async (
  event: DeskEvent,
  access: DeskAccess,
  deps: Pick<Deps, 'originKeys' | 'clock' | 'log'>,
): Promise<ProvenPerson | DeskRefusal> => {
  const person = await proven(event, access, deps)
  const { sameAs = {} } = access
  return person.ok && Object.hasOwn(sameAs, person.actor)
    ? { ...person, actor: sameAs[person.actor] ?? person.actor }
    : person
}

/**
 * The back office over HTTP. The actor and their roles come from the IAM signature or the identity provider's token,
 * whatever the body contains.
 */
export const createHttpHandler =
  (
    desk: DeskHandler,
    access: DeskAccess,
    notePerson: RecordPerson,
    deps: Pick<Deps, 'originKeys' | 'clock' | 'log'>,
  ) =>
  async (event: DeskEvent): Promise<HttpResult> => {
    const { requestId } = event.requestContext
    const person = await identify(event, access, deps)
    if (!person.ok) return answer(person)
    const given = parseBody(event)
    if (typeof given?.['action'] !== 'string' || given['action'].length > longestAction)
      return answer(refuseAct('invalidInput', 'the body is a JSON object with an action'))
    const { actor, principal, roles } = person
    try {
      await notePerson(person)
      const outcome = await inTime(desk({ ...given, action: given['action'], actor, principal, roles }))
      if (!outcome.ok)
        deps.log('info', 'an act was refused', {
          requestId,
          action: given['action'],
          reason: outcome.reason,
          actor,
        })
      return answer(outcome)
    } catch (error) {
      deps.log('error', 'the desk failed', { requestId, action: given['action'], ...describeError(error) })
      return answer(
        refuseAct(
          'databaseFailure',
          `the act failed, and nobody knows whether it was done; request ${requestId}`,
        ),
      )
    }
  }
