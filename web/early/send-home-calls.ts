import { callKey, type EarlyResponses } from '../api/early-responses.ts'
import { isExpired, readStoredSession } from '../api/stored-session.ts'
import { homeCalls } from './home-calls.ts'

/** Sends the home's calls for the logged-in user. `call` takes over the responses once it is loaded. */
export const sendHomeCalls = (): EarlyResponses | undefined => {
  const session = readStoredSession()
  if (!session || isExpired(session, Date.now())) return undefined
  const headers = {
    accept: 'application/json',
    'accept-language': localStorage.getItem('locale') ?? document.documentElement.lang,
    user_login_type: 'CLIENT_USER',
    authorization: `Bearer ${session.accessToken}`,
  }
  const answers = new Map(
    homeCalls.map(({ method, url, body }) => {
      const answer = fetch(url, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      })
      // Prevents an unhandled rejection; whoever takes the response handles its failure.
      answer.catch(() => {})
      return [callKey(method, url, body), answer] as const
    }),
  )
  globalThis.earlyAnswers = { token: session.accessToken, answers }
  return globalThis.earlyAnswers
}
