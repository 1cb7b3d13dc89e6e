/** Where an act is done that takes more than a form of fields can ask for: its own screen, which *All acts* leads to. */
const screens: Readonly<Record<string, string>> = {
  // Decided field by field in the review of a waiting company.
  'kyc-check': '/inbox/kyc',
  'statement-read': '/statements',
  'terms-propose': '/terms/new',
}

export const screenOfAct = (action: string): string | undefined =>
  Object.hasOwn(screens, action) ? screens[action] : undefined

/** Fields that are set on a company's page only: those to return, each with its reason. */
export const isLeftToCompany = (action: string, field: string): boolean =>
  action === 'kyc-return' && field === 'fields'
