/** The window event after the user has switched to another company. */
export const companyChangeEvent = 'company-change'
