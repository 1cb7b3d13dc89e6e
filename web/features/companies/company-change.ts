/** Told to the window when the user acts for another company from now on. */
export const companyChange = 'company-change'
