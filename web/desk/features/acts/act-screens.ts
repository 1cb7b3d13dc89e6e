/** Where an act is done that takes more than a form of fields can ask for: its own screen, which *All acts* leads to. */
const screens: Readonly<Record<string, string>> = {
  // Field by field beside the documents, of a company that waits.
  'kyc-check': '/inbox/kyc',
  'statement-read': '/statements',
  'terms-propose': '/terms/new',
}

export const screenOfAct = (action: string): string | undefined =>
  Object.hasOwn(screens, action) ? screens[action] : undefined

/** What is named on a company's page alone: its fields to be returned, each with why, beside what shows it. */
export const isLeftToCompany = (action: string, field: string): boolean =>
  action === 'kyc-return' && field === 'fields'
