import { ensureTranslations } from '../i18n/i18n.ts'

/**
 * Loads the refusal texts with the first refusal, since most visits have none. They are loaded before a screen shows
 * the refusal; if they cannot be, a generic text of the shell is shown.
 */
export const fetchRefusalTranslations = (): Promise<void> => ensureTranslations(['errors']).catch(() => {})
