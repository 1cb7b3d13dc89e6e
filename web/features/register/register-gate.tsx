import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import { isApiError } from '../../api/api-error.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { paths } from '../../app/paths.ts'
import { announce } from '../../ui/announcements.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { hasAuthorisedShop, useShops } from '../shops/use-shops.ts'
import { RegisterSkeleton } from './register-frame.tsx'

const NoPermission = () => {
  const { t } = useTranslation()
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    announce('negative', t('failure.noPermission'))
  }, [t])
  return <Navigate to={paths.home()} replace />
}

/** The steps of the application are for companies with at least one shop that can be read. */
export const Component = () => {
  const { messageOf } = useFailureWords()
  const shops = useShops()
  if (shops.data) return hasAuthorisedShop(shops.data) ? <Outlet /> : <NoPermission />
  if (shops.isPending) return <RegisterSkeleton />
  return (
    <Page>
      <ErrorState
        message={messageOf(shops.error)}
        requestId={isApiError(shops.error) ? shops.error.requestId : undefined}
        onRetry={() => void shops.refetch()}
      />
    </Page>
  )
}
