import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Locale } from '#shared/i18n/locales.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath, siteBase } from '#shared/site/screen-paths.ts'
import { App } from '../app/app.tsx'
import { paths } from '../app/paths.ts'
import { activateLocale, ensureTranslations, startI18n } from '../i18n/i18n.ts'
import { PrerenderedTitle } from '../ui/use-page-title.ts'
import { HomeFrame } from './home-frame.tsx'

let started: Promise<void> | undefined

/** Renders the title element and the root element's content, including styles. */
const render = async (locale: Locale, path: string, screen: ReactNode): Promise<string> => {
  started ??= startI18n(locale)
  await started
  await ensureTranslations(['home', 'landing'])
  await activateLocale(locale)
  let title = ''
  const { prelude } = await prerender(
    <PrerenderedTitle
      value={(of) => {
        title = of
      }}
    >
      <StaticRouter basename={siteBase} location={absolutePath(path)}>
        {screen}
      </StaticRouter>
    </PrerenderedTitle>,
    {
      // Without streaming: parts that come later would need inline scripts to be put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (!title) throw new Error(`no screen at ${path} sets a title`)
  return `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>${html}`
}

/**
 * Renders the screen at `path`, below the router's base. One at a time, since the application has one current locale.
 */
export const renderPage = (locale: Locale, path: string): Promise<string> => render(locale, path, <App />)

/** Renders a seller's home before the user is known. One at a time, as above. */
export const renderHome = (locale: Locale): Promise<string> =>
  render(locale, paths.home(productLines.hook), <HomeFrame />)

export { brand } from '../ui/brand.ts'
