import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { readConsoleConfig } from './console-config.ts'

/** Where the identity provider sends people back to. */
export const signedInPath = '/signed-in'

const managing = readConsoleConfig().then(
  ({ authority, clientId, scope, resource }) =>
    new UserManager({
      authority,
      client_id: clientId,
      scope,
      redirect_uri: `${window.location.origin}${signedInPath}`,
      post_logout_redirect_uri: `${window.location.origin}/`,
      // Of this tab alone, and gone with it.
      userStore: new WebStorageStateStore({ store: window.sessionStorage }),
      ...(resource ? { resource } : {}),
      automaticSilentRenew: true,
    }),
)

/** Sends the browser to the identity provider; it comes back to where it is now. */
const beginSignIn = async (): Promise<void> => {
  const manager = await managing
  await manager.signinRedirect({ state: `${window.location.pathname}${window.location.search}` })
}

/** Ends the sign-in that brought the browser back; gives where it began. */
const endSignIn = async (): Promise<string> => {
  const { state } = await (await managing).signinRedirectCallback()
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/'
}

/** Never resolves where the browser leaves the page. */
const leaving = new Promise<never>(() => {})

/** Has somebody signed in before anything is shown; otherwise the browser leaves for the identity provider. */
export const ensureSignedIn = async (): Promise<void> => {
  if (window.location.pathname === signedInPath) {
    const place = await endSignIn()
    window.history.replaceState(null, '', place)
    return
  }
  const user = await (await managing).getUser()
  if (user && !user.expired) return
  await signInAnew()
}

/** For a token that the desk no longer takes. */
export const signInAnew = async (): Promise<never> => {
  await (await managing).removeUser()
  await beginSignIn()
  return leaving
}

export const accessToken = async (): Promise<string> => {
  const manager = await managing
  let user: User | null = await manager.getUser()
  if (user?.expired && user.refresh_token) user = await manager.signinSilent().catch(() => null)
  return user && !user.expired ? user.access_token : signInAnew()
}

/** Ends the session here and at the identity provider. */
export const signOut = async (): Promise<void> => (await managing).signoutRedirect()
