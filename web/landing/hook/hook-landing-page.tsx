import { withTranslations } from '../../i18n/i18n.ts'
import { lineLanding } from '../line-landing.tsx'
import { SampleHome } from '../sample-home.tsx'

/** The landing page of the small-shop line. */
export const Component = lineLanding('landingHook', {
  line: 'hook',
  ground: 'dawn',
  picture: () => import('../scenes/hook-scene.tsx'),
  calculator: withTranslations(['landingCalculator', 'landingMore'], () => import('./hook-calculator.tsx')),
  more: withTranslations(['landingMore', 'landingHookMore'], () => import('./hook-more.tsx')),
  afterSteps: <SampleHome />,
})
