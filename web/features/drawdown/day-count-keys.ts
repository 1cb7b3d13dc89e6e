/** The texts of day counts. */
export const dayCountKeys = {
  'ACT/360': 'note.basis.act360',
  'ACT/365F': 'note.basis.act365',
  '30/360': 'note.basis.thirty360',
} as const
