import { en } from 'zod/locales'

/** People get sentences. For the back office only: an endpoint returns the names of the violated rules. */
export const { localeError } = en()
