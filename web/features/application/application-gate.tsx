import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { RedirectWithQuery } from '../../app/redirect.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { hasAuthorisedShop } from '../shops/linked-shop.ts'
import { useLinkedShops } from '../shops/shops-queries.ts'
import { ApplicationSkeleton } from './application-frame.tsx'

const NoPermission = () => {
  const { t } = useTranslation('application')
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    showToast('negative', t('noPermission'))
  }, [t])
  return <RedirectWithQuery to={paths.home()} />
}

/** Admits companies to the application only if they have at least one readable shop. */
export const Component = () => {
  const shops = useLinkedShops()
  if (shops.data) return hasAuthorisedShop(shops.data) ? <Outlet /> : <NoPermission />
  if (shops.isPending) return <ApplicationSkeleton />
  return <FailurePage of={shops} />
}
