import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { deps } from './deps.ts'
import { answerUser } from './respond-with-user.ts'

export const handler = async ({ headers }: APIGatewayProxyEventV2) => {
  const { status, body } = await answerUser(headers['authorization'], deps)
  return { statusCode: status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
