export const lineStates = ['open', 'booked', 'suspense', 'ignored', 'paid back'] as const
export type LineState = (typeof lineStates)[number]
