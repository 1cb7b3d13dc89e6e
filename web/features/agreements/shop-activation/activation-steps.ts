import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { type Activation, isBeingSigned } from './activation-query.ts'

/** The steps, with the rest of the path for each. */
export const activationSteps = { choose: '', sign: 'signing', progress: 'signing/loading' } as const
export type ActivationStep = keyof typeof activationSteps

const shopsParameter = 'shops'

/** The path of a step; `shops` are the chosen ones. */
export const stepPath = (step: ActivationStep, shops: readonly string[] = []): string =>
  withQuery(
    [paths.activateShop(), activationSteps[step]].filter(Boolean).join('/'),
    shops.length > 0 ? { [shopsParameter]: shops.join(',') } : {},
  )

/** The step for the rest of a path; undefined if there is none. */
export const readStep = (rest: string | undefined): ActivationStep | undefined =>
  (Object.keys(activationSteps) as ActivationStep[]).find((step) => activationSteps[step] === (rest ?? ''))

/** The chosen shops that an addendum can still add. */
export const readChosen = (query: URLSearchParams, { shops }: Activation): string[] => {
  const chosen = new Set(query.get(shopsParameter)?.split(','))
  return shops.filter(({ id, state }) => state === 'ready' && chosen.has(id)).map(({ id }) => id)
}

/** Where the user is redirected if a step is not open to them, and the message there. */
export interface StepRedirect {
  to: 'home' | 'facility' | ActivationStep
  say?: 'noFacility' | 'inactive'
}

/**
 * The redirect for a user at a step; undefined if the step is open. An addendum that is being signed takes precedence
 * over all else.
 */
export const redirectFrom = (
  step: ActivationStep,
  { facility, addendum }: Activation,
  hasChosen: boolean,
): StepRedirect | undefined => {
  if (!facility || facility.status === 'closed') return { to: 'home', say: 'noFacility' }
  if (step === 'progress') return addendum ? undefined : { to: 'choose' }
  if (addendum && isBeingSigned(addendum)) return { to: 'progress' }
  if (facility.status !== 'active') return { to: 'facility', say: 'inactive' }
  return step === 'sign' && !hasChosen ? { to: 'choose' } : undefined
}
