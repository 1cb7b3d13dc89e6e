import { lazy } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'

const loadNames = withTranslations(['application'], () => import('./signer-names.tsx'))
const loadPanel = withTranslations(['application'], () => import('./signing-panel.tsx'))

export const SignerNames = lazy(async () => ({ default: (await loadNames()).SignerNames }))
export const SigningPanel = lazy(async () => ({ default: (await loadPanel()).SigningPanel }))
