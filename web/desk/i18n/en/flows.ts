import type { DeskTranslations } from '../desk-translations.ts'

export const flows: DeskTranslations['flows'] = {
  title: 'Flow alerts',
  confidential:
    'Flow alerts are confidential. Nobody outside compliance may learn of one, least of all the seller.',
  none: 'There are no flow alerts.',
}
