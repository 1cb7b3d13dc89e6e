/** The strip of a company's standing at a decision. */
export const exposure = {
  title: 'Before you decide',
  ofSeveral: 'Before you decide: {{count}} companies, the worst first',
  clear: 'Nothing past due, open or in trouble',
  pastDue: '{{count}} days past due, {{amount}}',
  reported: '{{count}} reported, not booked: {{parts}}',
  part: '{{amount}} ({{date}})',
  lines: '{{count}} bank lines may be theirs: {{parts}}',
  disputes: '{{count}} open disputes: {{parts}}',
  shop: '{{shop}}: {{troubles}}',
  rating: 'Customer risk: {{rating}}',
  kycReview: 'KYC review {{date}}',
  kyc: 'KYC approved {{date}} ({{count}} days ago)',
  noKyc: 'KYC not approved',
  limit: 'Limit decided {{date}}',
  review: 'Next review {{date}}',
  stopped: 'To go on, two people give a reason and accept by name: {{stops}}',
}
