/** The client that requests sellers' consent: a public one (RFC 6749 section 2.1), which uses PKCE. */
export interface Client {
  clientId: string
  /** Compared as they are, character by character. */
  redirectUris: readonly string[]
  /** The name shown to sellers; the host by default. */
  name?: string
}
