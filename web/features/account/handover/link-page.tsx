import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { isUnanswered } from '../../../api/api-error.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { OutcomePage } from '../../../pages/outcome/outcome-page.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { SkeletonPage } from '../../../ui/skeleton.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { routerPathOf } from './site-path.ts'

const { lookUpLink } = accountEndpoints

/**
 * Resolves a short link of the lender and redirects to its page. An unknown link, or one that leads to another site,
 * shows an error.
 */
export const Component = () => {
  const { t } = useTranslation(['accountHandover', 'pages'])
  const { id = '' } = useParams()
  const link = useQuery(endpointQuery(lookUpLink, { params: { id } }))
  const to = link.data ? routerPathOf(link.data.path) : null
  const isKnown = link.isPending || isUnanswered(link.error) || to !== null
  usePageTitle(t(isKnown ? 'accountHandover:opening' : 'pages:notFound.title'))
  if (link.isPending) return <SkeletonPage />
  if (isUnanswered(link.error)) return <FailurePage of={link} />
  return to === null ? <OutcomePage words="notFound" picture="nothing-here" /> : <Navigate to={to} replace />
}
