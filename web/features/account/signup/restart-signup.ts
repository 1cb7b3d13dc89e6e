import type { NavigateFunction } from 'react-router-dom'
import { openParameter, siteScreens } from '#shared/site/screen-paths.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { storeRequestedScreen } from '../../../app/requested-screen.ts'
import type { LoginPageState } from '../frame/login-page-state.ts'

/** After an account was claimed, leads to the login and from there to the form for its missing mobile number. */
export const restartSignup = async (email: string, navigate: NavigateFunction): Promise<void> => {
  if (sessionStore.get()?.user.email === email) sessionStore.end()
  storeRequestedScreen(siteScreens.profile, `?${openParameter}=phone`)
  const pageState: LoginPageState = { isPasswordSet: true, isNumberNext: true }
  await navigate(paths.login(email), { replace: true, state: pageState })
}
