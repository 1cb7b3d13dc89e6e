import type { DeskTranslations } from '../desk-translations.ts'

export const complaints: DeskTranslations['complaints'] = {
  title: 'Register of complaints',
  none: 'The register has no complaint.',
  figures: 'Figures of each year',
}
