import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { readConsoleConfig } from './console-config.ts'
import type { Session } from './session.ts'
import { addressOfDraft, dropDrafts, storeDraftsOf } from './stored-drafts.ts'

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

/** Sends the browser to the identity provider; it comes back to the form that is being filled in, or else to where it is now. */
const beginSignIn = async (): Promise<void> => {
  const manager = await managing
  const { pathname, search } = window.location
  await manager.signinRedirect({ state: addressOfDraft() ?? `${pathname}${search}` })
}

/** Ends the sign-in that brought the browser back; gives where it began. */
const endSignIn = async (): Promise<string> => {
  const { state, profile } = await (await managing).signinRedirectCallback()
  storeDraftsOf(profile.sub)
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
  if (user && !user.expired) storeDraftsOf(user.profile.sub)
  else await signInAgain()
}

/** For a token that the desk no longer takes. */
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

/** The session that the identity provider keeps. */
export const oidcSession: Session = { accessToken, signInAgain, signOut }
