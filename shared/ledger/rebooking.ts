const booking = /#(\d+)$/

/** The id of a posting's first booking. */
export const firstBookingOf = (postingId: string): string => postingId.replace(booking, '')

/** The id of the posting that replaces a reversed booking: the second one of its cause, the third, and so on. */
export const nextBookingOf = (postingId: string): string =>
  `${firstBookingOf(postingId)}#${Number(booking.exec(postingId)?.[1] ?? 1) + 1}`
