import { maximumFileSize } from '#shared/files/file-types.ts'

/** Files of a company: a verification needs some forty, and each may be repeated. */
export const maxUploadsADay = 500

/**
 * Unreferenced bytes of a company, including open upload tickets: 25 of the largest files. A form references a file as
 * soon as it is saved, and unreferenced files expire after 30 days.
 */
export const maxUnreferencedBytes = 25 * maximumFileSize
