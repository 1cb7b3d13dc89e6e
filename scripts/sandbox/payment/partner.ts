/** The platform's financing partner: a confidential client (RFC 6749 section 2.1). */
export interface Partner {
  clientId: string
  clientSecret: string
  /** What customers know it as. */
  name: string
  /** Where customers are sent to, with `code`, `offer_id` and `state`. */
  landingUri: string
}
