/** Acts that need more than a form, with their own screens, to which *All acts* links. */
const screens: Readonly<Record<string, string>> = {
  // Columns are assigned in a preview of the bank's own file.
  'csv-mapping-save': '/statements',
  'csv-preview': '/statements',
  // Fields are decided one by one in the review of a waiting company.
  'kyc-check': '/inbox/kyc',
  'statement-read': '/statements',
  'transfer-status-read': '/payout-batches',
  // Items are chosen in their list.
  'work-claim-many': '/statements',
  'terms-propose': '/terms/new',
}

export const screenOfAct = (action: string): string | undefined =>
  Object.hasOwn(screens, action) ? screens[action] : undefined

/** Fields that are edited on the company's page only: the returned fields, each with its reason. */
export const isEditedOnCompanyPage = (action: string, field: string): boolean =>
  action === 'kyc-return' && field === 'fields'
