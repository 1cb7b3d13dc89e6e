import { lazy } from 'react'
import { useMatch } from 'react-router-dom'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { withTranslations } from '../../i18n/i18n.ts'

const loadSigning = withTranslations(['signing', 'fieldRules'], () => import('./sign-page.tsx'))
const loadObjection = withTranslations(['objection'], () => import('./objection-page.tsx'))
const loadVerification = withTranslations(
  ['verification', 'fieldRules'],
  () => import('./verification/verify-page.tsx'),
)

const Signing = lazy(async () => ({ default: (await loadSigning()).Component }))
const Objection = lazy(async () => ({ default: (await loadObjection()).Component }))
const Verification = lazy(async () => ({ default: (await loadVerification()).Component }))

/**
 * What is open to people who have no account: signing by a mailed link, objecting to another contact, and seeing whether a paper is genuine. The
 * screens are fetched from here, for what the first screen knows of a route grows with what the route loads.
 */
export const Component = () => {
  const isVerification = useMatch(siteScreens.verify)
  const isObjection = useMatch(siteScreens.objection)
  if (isVerification) return <Verification />
  return isObjection ? <Objection /> : <Signing />
}
