import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { type Activation, isBeingSigned } from './activation-query.ts'

/** The steps, by what of the path says them. */
export const activationSteps = { choose: '', sign: 'signing', progress: 'signing/loading' } as const
export type ActivationStep = keyof typeof activationSteps

const shopsParameter = 'shops'

/** The way to a step; `shops` are those that were chosen. */
export const stepPath = (step: ActivationStep, shops: readonly string[] = []): string =>
  withQuery(
    [paths.activateShop(), activationSteps[step]].filter(Boolean).join('/'),
    shops.length > 0 ? { [shopsParameter]: shops.join(',') } : {},
  )

/** The step that the rest of a path says; undefined where it says none. */
export const readStep = (rest: string | undefined): ActivationStep | undefined =>
  (Object.keys(activationSteps) as ActivationStep[]).find((step) => activationSteps[step] === (rest ?? ''))

/** The shops that were chosen, as far as an addendum can still add them. */
export const readChosen = (query: URLSearchParams, { shops }: Activation): string[] => {
  const chosen = new Set(query.get(shopsParameter)?.split(','))
  return shops.filter(({ id, state }) => state === 'ready' && chosen.has(id)).map(({ id }) => id)
}

/** Where somebody belongs who is not let in, and what is said there. */
export interface Elsewhere {
  to: 'home' | 'facility' | ActivationStep
  say?: 'noFacility' | 'inactive'
}

/** Undefined for who is let in at a step. An addendum that is being signed comes before anything else. */
export const elsewhere = (
  step: ActivationStep,
  { facility, addendum }: Activation,
  hasChosen: boolean,
): Elsewhere | undefined => {
  if (!facility || facility.status === 'closed') return { to: 'home', say: 'noFacility' }
  if (step === 'progress') return addendum ? undefined : { to: 'choose' }
  if (addendum && isBeingSigned(addendum)) return { to: 'progress' }
  if (facility.status !== 'active') return { to: 'facility', say: 'inactive' }
  return step === 'sign' && !hasChosen ? { to: 'choose' } : undefined
}
