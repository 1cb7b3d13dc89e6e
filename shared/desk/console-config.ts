/** What the console begins with: how the lender's people sign in, as the environment has it. */
export interface ConsoleConfig {
  /** The identity provider. */
  authority: string
  clientId: string
  scope: string
  /** Whom the token is for, where the provider is told so. */
  resource?: string
}
