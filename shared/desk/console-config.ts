/** The console's start configuration: how the back office's users sign in, by environment. */
export interface ConsoleConfig {
  /** The identity provider. */
  authority: string
  clientId: string
  scope: string
  /** The token's resource, if the provider needs it. */
  resource?: string
}
