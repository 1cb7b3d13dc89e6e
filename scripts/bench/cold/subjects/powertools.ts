import { Router } from '@aws-lambda-powertools/event-handler/http'
import type { Context } from 'aws-lambda'
import { deps } from './deps.ts'
import { answerUser } from './respond-with-user.ts'

const app = new Router()
app.get('/api/user', async ({ req }) => {
  const { status, body } = await answerUser(req.headers.get('authorization') ?? undefined, deps)
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
})

export const handler = (event: unknown, context: Context) => app.resolve(event, context)
