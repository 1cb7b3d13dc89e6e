import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { paths } from './paths.ts'
import { RedirectWithQuery } from './redirect.tsx'

const redirectDelay = 3000

/** True if a screen's code is no longer on the server because a new version was released. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script|preload css/i.test(error.message)

const parentOf = (path: string): string => path.replace(/\/[^/]*\/?$/, '') || '/'

/** A screen that could not be loaded offline is loaded again once the browser is online. */
const FailedLoad = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { onLine } = navigator
  const title = t(onLine ? 'version.title' : 'state.errorTitle')
  usePageTitle(title)
  useEffect(() => {
    const leave = () => window.location.assign(absolutePath(parentOf(pathname)))
    const timer = onLine ? setTimeout(leave, redirectDelay) : undefined
    window.ononline = () => window.location.reload()
    return () => {
      clearTimeout(timer)
      window.ononline = null
    }
  }, [pathname, onLine])
  return (
    <Page>
      <EmptyState whole picture="funds" title={title}>
        {onLine && t('version.text')}
      </EmptyState>
    </Page>
  )
}

/** Shown when a route fails: loads again once online, or after a release; leads to the error page otherwise. */
export const RouteError = ({ error }: { error: unknown }) =>
  isChunkLoadError(error) ? <FailedLoad /> : <RedirectWithQuery to={paths.error()} />
