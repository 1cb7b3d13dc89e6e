import type { DeskTranslations } from '../desk-translations.ts'

export const complaints: DeskTranslations['complaints'] = {
  title: 'Register of complaints',
  none: 'The register has no complaint.',
  who: 'Company or complainant',
  anyStatus: 'Every status',
  figures: 'Figures of each year',
}
