import createPipeline from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda'
import { z } from 'zod'
import { deps } from './deps.ts'
import { answerUser } from './respond-with-user.ts'

const wanted = z.object({ headers: z.object({ authorization: z.string() }) })

/** middy as in its own documentation: zod by named import, the AWS SDK, and the bundler's defaults. */
export const handler = createPipeline<APIGatewayProxyEventV2, APIGatewayProxyResultV2>()
  .use({
    before: ({ event }) => {
      if (!wanted.safeParse(event).success) return { statusCode: 401, body: '' }
      return undefined
    },
    onError: () => ({ statusCode: 500, body: '' }),
  })
  .handler(async ({ headers }) => {
    const { status, body } = await answerUser(headers['authorization'], deps)
    return { statusCode: status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  })
