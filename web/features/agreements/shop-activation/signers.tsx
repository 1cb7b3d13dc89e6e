import { lazy } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'

// From the pages of the first signing as they are: parts that they share with another would be chunks of their own, and
// the first screen names each chunk of a page.
const loadNames = withTranslations(['application'], () => import('../../application/signing-page.tsx'))
const loadPanel = withTranslations(
  ['application'],
  () => import('../../application/signing-loading-page.tsx'),
)

export const SignerNames = lazy(async () => ({ default: (await loadNames()).SignerNames }))
export const SigningPanel = lazy(async () => ({ default: (await loadPanel()).SigningPanel }))
