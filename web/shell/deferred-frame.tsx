import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serviceParameter } from '#shared/site/screen-paths.ts'
import { storedAdviser } from '../api/stored-adviser.ts'
import { withTranslations } from '../i18n/i18n.ts'
import { DeferredTracking } from '../tracking/deferred-tracking.ts'
import { brand } from '../ui/brand.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { ServiceStatusStrip } from './service-status-strip.tsx'
import { Widget } from './widget.tsx'

const loadService = withTranslations(['frame'], () => import('./service-dialog.tsx'))
const ServiceDialog = lazy(async () => ({ default: (await loadService()).ServiceDialog }))

/** The parts of every layout that load after the first screen. */
export const DeferredFrame = () => {
  const [query, setQuery] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  // Mails link to the dialog by this parameter.
  const isWanted = query.has(serviceParameter)
  const close = () => {
    setAsked(false)
    if (isWanted)
      setQuery(
        (before) => {
          before.delete(serviceParameter)
          return before
        },
        { replace: true },
      )
  }
  const contacts = [...new Set([storedAdviser(), brand.customerService])].filter((each) => each != null)
  return (
    <>
      <Suspense>
        <DeferredTracking />
      </Suspense>
      <LoadingOverlay />
      <ServiceStatusStrip />
      <Widget onService={() => setAsked(true)} />
      <Suspense>
        {isAsked || isWanted ? <ServiceDialog contacts={contacts} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
