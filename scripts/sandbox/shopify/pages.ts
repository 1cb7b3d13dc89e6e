import type { ServerResponse } from 'node:http'
import type { Locale } from '#shared/i18n/locales.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { escapeHtml, type SandboxBrand, sendPage } from '../page.ts'
import { languageLinks } from '../page-language.ts'
import type { App } from './app.ts'
import { pagesTranslations } from './pages-translations.ts'
import { shopNameOf } from './shop-name.ts'
import type { Shop } from './store.ts'

const brand: SandboxBrand = {
  name: 'Shopify',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 8h16l1.5 15h-19zM9 11V7a4 4 0 0 1 8 0v4"/>
</svg>`,
  colours: '--ink:#16281f;--accent:#007a5c;--mist:#f0f3f1;--line:#d3ddd7;--quiet:#4c5f55',
  style: `
dd.quiet{font-weight:400}
.open{display:inline-block;margin-top:1rem;color:var(--accent);font-weight:600}
.remove{grid-template-columns:1fr!important}
`,
}

interface ShopPage {
  app: App
  shop: Shop
  locale: Locale
  query: URLSearchParams
  csrfToken: string
  /** `Set-Cookie` of the browser's secret. */
  cookie: string
}

const shopLine = ({ domain }: Shop, label: string) =>
  `<dl><dt>${label}</dt><dd>${escapeHtml(shopNameOf(domain))}</dd><dd class="quiet">${escapeHtml(domain)}</dd></dl>`

/** The installation page: shows the app's permissions, to install it or cancel. */
export const sendInstallPage = (
  res: ServerResponse,
  {
    app,
    shop,
    locale,
    query,
    csrfToken,
    cookie,
    scopes,
    redirectUri,
  }: ShopPage & {
    scopes: readonly string[]
    redirectUri: string
  },
): void => {
  const words = pagesTranslations[locale]
  const allowed = scopes
    .map((scope) => words.scopes[scope] ?? { name: scope, detail: '' })
    .map(({ name, detail }) => `<li><b>${escapeHtml(name)}</b><span class="quiet">${detail}</span></li>`)
    .join('')
  const content = `
<h1>${words.install}</h1>
<p>${escapeHtml(words.asks.replace('{app}', () => app.name))}</p>
<form method="post" action="?${escapeHtml(query.toString())}">
<input type="hidden" name="csrf_token" value="${csrfToken}">
${shopLine(shop, words.shop)}
<h2>${words.allowed}</h2>
<ul>${allowed}</ul>
<p class="quiet">${words.never}</p>
<div class="actions">
<button name="decision" value="approve">${words.approve}</button>
<button name="decision" value="cancel">${words.cancel}</button>
</div>
</form>`
  sendPage(
    res,
    200,
    { brand, locale, title: words.install, navigation: languageLinks(query, locale), content },
    // Browsers apply `form-action` to a form's redirects as well.
    { formTargets: [new URL(redirectUri).origin], cookie },
  )
}

/** The shop's admin, as far as its apps go. */
export const sendAdminPage = (
  res: ServerResponse,
  { app, shop, locale, query, csrfToken, cookie }: ShopPage,
): void => {
  const words = pagesTranslations[locale]
  const say = (text: string) => escapeHtml(text.replace('{app}', () => app.name))
  const { installation } = shop
  const date =
    installation &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${businessDate(new Date(installation.installedAt))}T00:00:00Z`),
    )
  const apps = date
    ? `<ul><li><b>${escapeHtml(app.name)}</b><span class="quiet">${words.installedOn.replace('{date}', date)}</span></li></ul>
<p class="quiet">${say(words.uninstallHint)}</p>
<form method="post" action="admin/uninstall?${escapeHtml(query.toString())}">
<input type="hidden" name="csrf_token" value="${csrfToken}">
<div class="actions remove"><button>${say(words.uninstall)}</button></div>
</form>`
    : `<p>${words.none}</p>`
  const content = `
<h1>${words.apps}</h1>
${shopLine(shop, words.shop)}
${apps}
<a class="open" href="${escapeHtml(app.url)}">${say(words.open)}</a>`
  sendPage(
    res,
    200,
    { brand, locale, title: words.apps, navigation: languageLinks(query, locale), content },
    { cookie },
  )
}

/** Shows an error that cannot be returned to the app. */
export const sendErrorPage = (
  res: ServerResponse,
  locale: Locale,
  error: { status: number; code: string; message: string },
): void => {
  const words = pagesTranslations[locale]
  sendPage(res, error.status, {
    brand,
    locale,
    title: words.errorTitle,
    content: `<h1>${words.errorTitle}</h1><p>${words.errorHint}</p>
<p class="quiet" lang="en">${escapeHtml(error.code)}: ${escapeHtml(error.message)}</p>`,
  })
}
