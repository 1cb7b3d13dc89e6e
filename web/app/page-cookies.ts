import { localeCookie, loggedInCookie, securePrefix } from '#shared/site/page-file.ts'
import { siteBase } from '#shared/site/screen-paths.ts'
import { onSessionChange, sessionStore } from '../api/session-store.ts'
import { currentLocale, onLocaleChange } from '../i18n/i18n.ts'

const yearInSeconds = 31_536_000

const write = (name: string, value: string): void => {
  const [prefix, secure] = window.location.protocol === 'https:' ? [securePrefix, '; Secure'] : ['', '']
  const lifetime = value === '' ? 0 : yearInSeconds
  // Some browsers of sellers lack the Cookie Store API.
  // biome-ignore lint/suspicious/noDocumentCookie: the reason above
  document.cookie = `${prefix}${name}=${value}; Max-Age=${lifetime}; Path=${siteBase}; SameSite=Lax${secure}`
}

const tell = (): void => {
  write(localeCookie, currentLocale())
  write(loggedInCookie, sessionStore.get() ? '1' : '')
}

/** Stores language and login state in cookies, since the server cannot read the browser's storage. */
export const keepPageCookies = (): void => {
  tell()
  onSessionChange(tell)
  onLocaleChange(tell)
}
