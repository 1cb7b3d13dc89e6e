import { consoleConfigPath } from '#shared/desk/console-paths.ts'

/** How the lender's people sign in, as the environment has it. */
export interface ConsoleConfig {
  /** The identity provider. */
  authority: string
  clientId: string
  scope: string
  /** Whom the token is for, where the provider is told so. */
  resource?: string
}

export const readConsoleConfig = async (): Promise<ConsoleConfig> => {
  const response = await fetch(consoleConfigPath, { cache: 'no-store' })
  if (!response.ok) throw new Error(`the configuration answered ${response.status}`)
  return (await response.json()) as ConsoleConfig
}
