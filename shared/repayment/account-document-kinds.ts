import type { FileKind } from '../files/file-kinds.ts'

/** The documents about borrowing and repayment that a company can request, by kind of file. */
export const accountDocumentKinds = ['statement', 'interest_paper'] as const satisfies readonly FileKind[]

export type AccountDocumentKind = (typeof accountDocumentKinds)[number]
