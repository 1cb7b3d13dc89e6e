import type { APIGatewayProxyStructuredResultV2, LambdaFunctionURLEventWithIAMAuthorizer } from 'aws-lambda'
import { codeOf, statusOf } from '#shared/api/errors.ts'
import { inTime } from '../http/answer-in-time.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import { type DeskOutcome, refuseAct } from './engine/desk-act.ts'
import { identifyPerson } from './engine/identify-person.ts'
import type { DeskHandler } from './handler.ts'

/** A refusal travels by its code, as those of the portal's own calls do. */
const bodyOf = (outcome: DeskOutcome) =>
  outcome.ok ? outcome : { ok: false, code: codeOf(outcome.reason), message: outcome.message }

const answer = (outcome: DeskOutcome): APIGatewayProxyStructuredResultV2 => ({
  statusCode: outcome.ok ? 200 : statusOf(outcome.reason),
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(bodyOf(outcome)),
})

const parseBody = (event: LambdaFunctionURLEventWithIAMAuthorizer): Record<string, unknown> | undefined => {
  const { body = '', isBase64Encoded } = event
  try {
    const value = JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * The lender's side behind a function URL that asks for a signature of IAM. Who acts is the principal that the
 * signature proved, whatever the body says.
 */
export const createUrlHandler =
  (desk: DeskHandler, { config, log }: Pick<Deps, 'config' | 'log'>) =>
  async (event: LambdaFunctionURLEventWithIAMAuthorizer): Promise<APIGatewayProxyStructuredResultV2> => {
    const { authorizer, requestId } = event.requestContext
    const person = identifyPerson(authorizer?.iam?.userArn ?? 'an unproven caller', config.deskRoles)
    if (!person.ok) return answer(person)
    const given = parseBody(event)
    if (typeof given?.['action'] !== 'string')
      return answer(refuseAct('invalidInput', 'the body is a JSON object with an action'))
    const { actor, principal } = person
    try {
      return answer(await inTime(desk({ ...given, action: given['action'], actor, principal })))
    } catch (error) {
      log('error', 'the desk failed', { requestId, action: given['action'], ...describeError(error) })
      return answer(
        refuseAct(
          'databaseFailure',
          `the act failed, and nobody knows whether it was done; request ${requestId}`,
        ),
      )
    }
  }
