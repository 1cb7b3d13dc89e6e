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
export const isFailedLoad = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

const parentOf = (path: string): string => path.replace(/\/[^/]*\/?$/, '') || '/'

const VersionUpdate = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  usePageTitle(t('version.title'))
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(absolutePath(parentOf(pathname))), redirectDelay)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <Page>
      <EmptyState whole picture="funds" title={t('version.title')}>
        {t('version.text')}
      </EmptyState>
    </Page>
  )
}

/** Shown when a route fails: reloads after a release; leads to the error page otherwise. */
export const RouteError = ({ error }: { error: unknown }) =>
  isFailedLoad(error) ? <VersionUpdate /> : <RedirectWithQuery to={paths.error()} />
