import { maximumFileSize } from '#shared/files/file-types.ts'

/** Files of a company: a verification takes some forty, and each may be taken again. */
export const maxUploadsADay = 500

/**
 * Bytes of a company that nothing refers to, tickets that may still be used among them: 25 of the largest files. A form
 * refers to a file as soon as it is saved, and what nothing refers to goes after 30 days.
 */
export const maxUnkeptBytes = 25 * maximumFileSize
