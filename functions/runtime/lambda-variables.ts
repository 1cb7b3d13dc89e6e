import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A Lambda's variables, and the settings in its bundle (`infra/lambda-settings.ts`). Throws if the bundle has none. A
 * bundle that runs outside of Lambda has variables only.
 */
export const lambdaVariables = (): Record<string, string | undefined> => {
  const { LAMBDA_TASK_ROOT: root } = process.env
  if (!root) return process.env
  const settings = JSON.parse(readFileSync(join(root, 'settings.json'), 'utf8')) as Record<string, string>
  return { ...settings, ...process.env }
}
