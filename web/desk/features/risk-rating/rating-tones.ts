export const ratingTones = { low: 'positive', medium: 'waiting', high: 'negative' } as const
