import type { createFormGuard } from '../form-guard.ts'
import type { App } from './app.ts'
import type { Installations } from './installations.ts'

/** The common dependencies of the peer's endpoints. */
export interface PeerParts {
  app: App
  baseUrl: string
  clock: () => Date
  installations: Installations
  forms: ReturnType<typeof createFormGuard>
}
