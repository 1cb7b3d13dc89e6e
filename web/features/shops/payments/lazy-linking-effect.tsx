import { lazy, Suspense } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'

const load = withTranslations(['paymentAccounts'], () => import('./linking-effect.tsx'))
const LinkingEffect = lazy(async () => ({ default: (await load()).LinkingEffect }))

/** Loaded on demand: only whoever has a limit and no payment account sees it. */
export const LazyLinkingEffect = () => (
  <Suspense>
    <LinkingEffect />
  </Suspense>
)
