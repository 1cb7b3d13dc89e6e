/** Debt by obligor. */
export const obligors = {
  title: 'Obligors',
  lead: 'Companies with a director or beneficial owner in common count as one.',
  none: 'No facility is open',
  columns: {
    companies: 'Companies',
    shared: 'Directors or owners in common',
    currency: 'Currency',
    limit: 'Limit',
    outstanding: 'Outstanding',
    share: 'Of the currency',
    pastDue: 'Past due',
  },
}
