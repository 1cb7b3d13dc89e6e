import type { DeskTranslations } from '../desk-translations.ts'

export const flows: DeskTranslations['flows'] = {
  title: '資金警示',
  confidential: '資金警示須保密：除合規人員外，不得讓任何人知道，更不得讓賣家知道。',
  none: '沒有資金警示。',
}
