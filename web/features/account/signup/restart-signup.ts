import type { NavigateFunction } from 'react-router-dom'
import { openParameter, siteScreens } from '#shared/site/screen-paths.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { storeRequestedScreen } from '../../../app/requested-screen.ts'
import type { HandedOn } from '../frame/use-given-email.ts'

/** Leads who has claimed an account to the login, and from there straight to the mobile number, which it has none of. */
export const restartSignup = async (email: string, navigate: NavigateFunction): Promise<void> => {
  if (sessionStore.get()?.user.email === email) sessionStore.end()
  storeRequestedScreen(siteScreens.profile, `?${openParameter}=phone`)
  const handedOn: HandedOn = { isPasswordSet: true, isNumberNext: true }
  await navigate(paths.login(email), { replace: true, state: handedOn })
}
