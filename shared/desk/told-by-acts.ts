import type { ActForm, OwnRoles } from './console.ts'

/** What the lender's acts tell that have a screen of their own, by the act's name. JSON: amounts as decimals, times in ISO. */
export interface ToldByActs {
  'me-show': OwnRoles
  'act-show': ActForm
}
