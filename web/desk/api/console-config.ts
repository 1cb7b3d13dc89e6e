import type { ConsoleConfig } from '#shared/desk/console-config.ts'
import { consoleConfigPath } from '#shared/desk/console-paths.ts'

export const readConsoleConfig = async (): Promise<ConsoleConfig> => {
  const response = await fetch(consoleConfigPath, { cache: 'no-store' })
  if (!response.ok) throw new Error(`the configuration answered ${response.status}`)
  return (await response.json()) as ConsoleConfig
}
