import '../../ui/theme/fonts.css'
import { createRoot } from 'react-dom/client'
import { localeAtStart } from '../../i18n/stored-locale.ts'
import { setSession } from '../api/session.ts'
import { ensureSignedIn, oidcSession } from '../api/sign-in.ts'
import { startDeskI18n } from '../i18n/i18n.ts'
import { App } from './app.tsx'
import { SignInFailed } from './sign-in-failed.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('no root')
const root = createRoot(element)

setSession(oidcSession)
await startDeskI18n(localeAtStart())
try {
  await ensureSignedIn()
  root.render(<App />)
} catch (error) {
  root.render(<SignInFailed error={error} />)
}
