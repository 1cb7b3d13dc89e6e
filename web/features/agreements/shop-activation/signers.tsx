import { lazy } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'

// Imported from the pages of the first signing: parts shared between pages would become chunks of their own, and the
// initial bundle lists every chunk of a page.
const loadNames = withTranslations(['application'], () => import('../../application/signing-page.tsx'))
const loadPanel = withTranslations(
  ['application'],
  () => import('../../application/signing-loading-page.tsx'),
)

export const SignerNames = lazy(async () => ({ default: (await loadNames()).SignerNames }))
export const SigningPanel = lazy(async () => ({ default: (await loadPanel()).SigningPanel }))
