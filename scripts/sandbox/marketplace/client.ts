/** Who may ask for sellers' consent: a public client (RFC 6749 section 2.1), which proves itself by PKCE. */
export interface Client {
  clientId: string
  /** Compared as they are, character by character. */
  redirectUris: readonly string[]
  /** What sellers know the client as; its host where it has none. */
  name?: string
}
