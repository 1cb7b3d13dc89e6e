import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { readConsoleConfig } from './console-config.ts'
import type { Session } from './session.ts'
import { dropDrafts, latestDraftAddress, setDraftOwner } from './stored-drafts.ts'

/** The redirect URI. */
export const signedInPath = '/signed-in'

const managing = readConsoleConfig().then(
  ({ authority, clientId, scope, resource }) =>
    new UserManager({
      authority,
      client_id: clientId,
      scope,
      redirect_uri: `${window.location.origin}${signedInPath}`,
      post_logout_redirect_uri: `${window.location.origin}/`,
      // The tokens are in session storage and gone when the tab closes.
      userStore: new WebStorageStateStore({ store: window.sessionStorage }),
      ...(resource ? { resource } : {}),
      automaticSilentRenew: true,
    }),
)

/**
 * Redirects to the identity provider. The browser returns to the form with an unsent draft, else to the current
 * address.
 */
const beginSignIn = async (): Promise<void> => {
  const manager = await managing
  const { pathname, search } = window.location
  await manager.signinRedirect({ state: latestDraftAddress() ?? `${pathname}${search}` })
}

/** Completes the sign-in after the redirect. Returns the address where it began. */
const endSignIn = async (): Promise<string> => {
  const { state, profile } = await (await managing).signinRedirectCallback()
  setDraftOwner(profile.sub)
  return typeof state === 'string' && /^\/(?!\/)/.test(state) ? state : '/'
}

/** Never resolves, as the browser is leaving the page. */
const leaving = new Promise<never>(() => {})

/** Completes or starts the sign-in before anything is rendered. */
export const ensureSignedIn = async (): Promise<void> => {
  if (window.location.pathname === signedInPath) {
    const place = await endSignIn()
    window.history.replaceState(null, '', place)
    return
  }
  const user = await (await managing).getUser()
  if (user && !user.expired) setDraftOwner(user.profile.sub)
  else await signInAgain()
}

/** Called when the back office rejects the token. */
const signInAgain = async (): Promise<never> => {
  await (await managing).removeUser()
  await beginSignIn()
  return leaving
}

const accessToken = async (): Promise<string> => {
  const manager = await managing
  let user: User | null = await manager.getUser()
  if (user?.expired && user.refresh_token) user = await manager.signinSilent().catch(() => null)
  return user && !user.expired ? user.access_token : signInAgain()
}

const signOut = async (): Promise<void> => {
  dropDrafts()
  await (await managing).signoutRedirect()
}

export const oidcSession: Session = { accessToken, signInAgain, signOut }
