import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { deps } from './deps.ts'
import { answerUser } from './respond-with-user.ts'

const app = new Hono()
app.get('/api/user', async (context) => {
  const { status, body } = await answerUser(context.req.header('authorization'), deps)
  return context.json(body, status as ContentfulStatusCode)
})

export const handler = handle(app)
