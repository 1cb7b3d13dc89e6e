import { ensureTranslations } from '../i18n/i18n.ts'

/**
 * Fetches the words for refusals with the first of them: most visits have none. They are there before a screen hears of
 * it; where they do not come, it is told in the shell's.
 */
export const fetchRefusalTranslations = (): Promise<void> => ensureTranslations(['errors']).catch(() => {})
