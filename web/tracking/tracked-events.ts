/** Tracked events other than page views, with their permitted details. */
export const trackedEvents = {
  signup_success: [],
  login_success: [],
  /** A shop or a payment account was linked. */
  link_shop_success: ['shop', 'account'],
  submit_kyc: [],
  submit_application: ['facility', 'limit', 'increase', 'renewal', 'drawdown'],
  /** A red packet of 500 was collected. */
  get_500_red_packet: [],
  /** A red packet of another amount was collected. */
  get_red_packet: [],
} as const satisfies Record<string, readonly string[]>

export type TrackedEvent = keyof typeof trackedEvents
export type EventDetail<Event extends TrackedEvent> = (typeof trackedEvents)[Event][number]
