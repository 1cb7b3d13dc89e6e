/** The platform's financing partner: a confidential client (RFC 6749 section 2.1). */
export interface Partner {
  clientId: string
  clientSecret: string
  /** The name shown to customers. */
  name: string
  /** The address that customers are redirected to, with `code`, `offer_id` and `state`. */
  landingUri: string
}
