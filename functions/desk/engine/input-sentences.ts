import { en } from 'zod/locales'

/** The back office describes input errors in sentences; an endpoint returns only the names of the violated rules. */
export const { localeError } = en()
