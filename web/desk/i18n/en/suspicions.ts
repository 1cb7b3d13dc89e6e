import type { DeskTranslations } from '../desk-translations.ts'

export const suspicions: DeskTranslations['suspicions'] = {
  title: 'Suspicions',
  confidential:
    'To tell anybody of a suspicion or a report may be an offence. Only compliance sees this page; audit, history and all other pages show nothing of it.',
  none: 'The register has no entry.',
}
