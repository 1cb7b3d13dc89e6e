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
 * Pages for people without an account: signing by a mailed link, objecting to a change of contact, verifying a
 * document. The screens are lazily loaded from here, since each lazy route adds its list of chunks to the initial
 * bundle.
 */
export const Component = () => {
  const isVerification = useMatch(siteScreens.verify)
  const isObjection = useMatch(siteScreens.objection)
  if (isVerification) return <Verification />
  return isObjection ? <Objection /> : <Signing />
}
