import { createHash, randomBytes } from 'node:crypto'

/** A browser's cookies between the requests of a sign-in. */
const browserAt = () => {
  const cookies = new Map<string, string>()
  return async (url: string, init: Omit<RequestInit, 'headers'> = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const each of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
}

interface SignInConfig {
  authority: string
  clientId: string
  scope: string
  resource: string
}

/** The console's sign-in configuration. */
export const configOf = async (consoleUrl: string): Promise<SignInConfig> =>
  (await (await fetch(`${consoleUrl}/config.json`)).json()) as SignInConfig

const formOf = (fields: Record<string, string>): Omit<RequestInit, 'headers'> => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** Signs in as a browser does, by code flow with PKCE, and returns the access token. */
export const signIn = async (
  consoleUrl: string,
  email: string,
  { secondFactor = true }: { secondFactor?: boolean } = {},
): Promise<string> => {
  const { authority, clientId, scope, resource } = await configOf(consoleUrl)
  const browse = browserAt()
  const verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${consoleUrl}/signed-in`,
    scope,
    resource,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const next = (response: Response) => new URL(response.headers.get('location') ?? '', authority).href
  const page = next(await browse(`${authority}/auth?${asked.toString()}`))
  await browse(page)
  const chosen = await browse(page, formOf({ email, ...(secondFactor ? { secondFactor: 'yes' } : {}) }))
  const back = new URL(next(await browse(next(chosen))))
  const token = await fetch(
    `${authority}/token`,
    formOf({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: `${consoleUrl}/signed-in`,
      code_verifier: verifier,
      resource,
    }),
  )
  return ((await token.json()) as { access_token: string }).access_token
}
