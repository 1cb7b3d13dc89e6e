import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { withTranslations } from '../../i18n/i18n.ts'
import type { BindingAct } from './administrator-needed.tsx'
import { companyProfileQuery } from './companies-queries.ts'

const loadAdministratorNeeded = withTranslations(['companies'], () => import('./administrator-needed.tsx'))
const AdministratorNeeded = lazy(async () => ({ default: (await loadAdministratorNeeded()).Component }))

/** Shown where an action needs an administrator and the user is none. */
export const AdministratorNeededSlot = ({ act }: { act: BindingAct }) =>
  useQuery(companyProfileQuery).data?.role === 'user' ? (
    <Suspense fallback={null}>
      <AdministratorNeeded act={act} />
    </Suspense>
  ) : null
