import { lazyOptional } from '../../app/lazy-optional.ts'
import { withTranslations } from '../../i18n/i18n.ts'

// Loaded after the home, as few sellers see them, and together, as each import costs the home some bytes.
const load = withTranslations(['paymentPlan', 'signing', 'statuses'], () => import('./details.ts'))

export const NextStepDetail = lazyOptional(async () => (await load()).NextStepDetail)
/** What a company with a payment plan has to do next; nothing for others. */
export const PlanNotice = lazyOptional(async () => (await load()).PlanNotice)
export const PlanPayment = lazyOptional(async () => (await load()).PlanPayment)
