import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Locale } from '#shared/i18n/locales.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath, siteBase } from '#shared/site/screen-paths.ts'
import { App } from '../app/app.tsx'
import { paths } from '../app/paths.ts'
import { ensureTranslations, speak, startI18n } from '../i18n/i18n.ts'
import { HomeFrame } from './home-frame.tsx'

let started: Promise<void> | undefined

/** What stands in the root element, with the styles and the title that it needs among it, as a browser would render it first. */
const render = async (locale: Locale, path: string, screen: ReactNode): Promise<string> => {
  started ??= startI18n(locale)
  await started
  await ensureTranslations(['home', 'landing'])
  await speak(locale)
  const { prelude } = await prerender(
    <StaticRouter basename={siteBase} location={absolutePath(path)}>
      {screen}
    </StaticRouter>,
    {
      // In one piece: parts that come later would be put in their places by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

/** Renders the screen at `path`, below the router's base. One at a time: the application speaks one language. */
export const renderPage = (locale: Locale, path: string): Promise<string> => render(locale, path, <App />)

/** Renders what a seller sees of their home before it is known who they are. One at a time, as above. */
export const renderHome = (locale: Locale): Promise<string> =>
  render(locale, paths.home(productLines.hook), <HomeFrame />)

export { brand } from '../ui/brand.ts'
