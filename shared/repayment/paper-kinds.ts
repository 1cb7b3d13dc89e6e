import type { FileKind } from '../files/file-kinds.ts'

/** The papers that a company has made of what it borrowed and paid, by the kind of file that each becomes. */
export const paperKinds = ['statement', 'interest_paper'] as const satisfies readonly FileKind[]

export type PaperKind = (typeof paperKinds)[number]
