import type { Deps } from '../../runtime/deps.ts'
import {
  type ScreeningSettingsInput,
  screeningKeyContext,
  screeningSettings,
} from '../../runtime/screening-settings.ts'
import type { ScreeningEngine } from './screening-engine.ts'

/** The screening engine that the environment names. The other one is not loaded. */
export const connectScreening = async (
  deps: Pick<Deps, 'fetch' | 'clock' | 'seal'>,
  named: ScreeningSettingsInput,
): Promise<ScreeningEngine> => {
  const settings = screeningSettings.parse(named)
  if (settings.engine === 'watchman') return (await import('./watchman.ts')).createWatchman(deps, settings)
  const { sealedApiKey } = settings
  const apiKey = sealedApiKey ? await deps.seal.open(sealedApiKey, screeningKeyContext) : undefined
  return (await import('./yente.ts')).createYente(deps, settings, apiKey)
}
