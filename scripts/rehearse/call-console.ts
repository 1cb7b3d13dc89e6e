import { consoleActsPath } from '#shared/desk/console-paths.ts'
import { expectFigure } from '../journey/expect-figure.ts'
import { signIn } from '../local/console/sign-in.ts'

/** Signs in at the identity provider, and acts through the distribution and the gateway's JWT authorizer. */
export const callConsole = async (consoleUrl: string): Promise<string> => {
  const call = async (authorization?: string) => {
    const response = await fetch(`${consoleUrl}${consoleActsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify({ action: 'me-show' }),
    })
    return response.status
  }
  const token = await signIn(consoleUrl, 'credit@brightquay.example')
  expectFigure('the status of an act without a token', await call(), 401)
  expectFigure(
    'the status of an act with a forged token',
    await call(`Bearer ${token.slice(0, -8)}AAAAAAAA`),
    401,
  )
  expectFigure('the status of an act of a signed-in person', await call(`Bearer ${token}`), 200)
  return 'refuses without a token and with a forged one, and acts with one of the identity provider'
}
