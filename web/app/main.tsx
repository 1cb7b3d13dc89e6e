import '../ui/theme/fonts.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { appFile, pageFile } from '#shared/site/page-file.ts'
import { siteBase } from '#shared/site/screen-paths.ts'
import { startI18n } from '../i18n/i18n.ts'
import { localeAtStart } from '../i18n/stored-locale.ts'
import { App } from './app.tsx'
import { fetchScreen } from './lazy-routes.tsx'
import { keepPageCookies } from './page-cookies.ts'
import { routes } from './routes.tsx'
import { listenForBack } from './use-back-trap.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no root')

const locale = localeAtStart()
const { pathname } = window.location
// A prerendered page has the locale of the cookie, which may be outdated.
const isRendered =
  root.hasChildNodes() &&
  document.documentElement.lang === languageTag(locale) &&
  pageFile(pathname.slice(siteBase.length), locale, undefined) !== appFile
document.documentElement.lang = languageTag(locale)
// The first screen loads in parallel with the shell's translations, which are requested first as nothing renders
// without them.
const isSpeaking = startI18n(locale)
const isHere = fetchScreen(routes, { pathname }, siteBase)
await isSpeaking
// An inline skeleton stays visible until its screen is loaded.
if (root.hasChildNodes() && !isRendered) await isHere
keepPageCookies()
listenForBack()

const app = (
  <BrowserRouter basename={siteBase}>
    <App />
  </BrowserRouter>
)
// A transition renders in small slices, so that the page stays responsive.
startTransition(() => {
  if (isRendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
