import { crc32 } from 'node:zlib'
import { createFile, type StoredFile } from './files.ts'
import type { Table, Write } from './table.ts'

/** The type of every paper that the portal makes. */
export const paperType = 'application/pdf'

/** What a company may have made in a day. */
export const maxPapersADay = 30

/** What tells the content of a paper's file. */
export const measurePaper = (pdf: Uint8Array): Pick<StoredFile, 'size' | 'crc32'> => ({
  size: pdf.byteLength,
  crc32: crc32(pdf).toString(16).padStart(8, '0'),
})

type Paper = Required<
  Pick<StoredFile, 'companyId' | 'fileId' | 'fileName' | 'kind' | 'objectKey' | 'size' | 'crc32'>
>

/** Files a paper that lies in the bucket already with its company's files; once. */
export const createPaperFile = (table: Table, paper: Paper, at: string): Write =>
  createFile(table, {
    ...paper,
    extension: 'pdf',
    contentType: paperType,
    status: 'complete',
    origin: 'portal',
    createdAt: at,
    completedAt: at,
    version: 1,
  })
