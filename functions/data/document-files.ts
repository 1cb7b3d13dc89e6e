import { crc32 } from 'node:zlib'
import { createFile, type StoredFile } from './files.ts'
import type { Table, Write } from './table.ts'

/** The content type of every document that the portal creates. */
export const pdfContentType = 'application/pdf'

/** The number of documents that a company may request in a day. */
export const maxDocumentsPerDay = 30

/** Size and checksum of a document. */
export const measureDocument = (pdf: Uint8Array): Pick<StoredFile, 'size' | 'crc32'> => ({
  size: pdf.byteLength,
  crc32: crc32(pdf).toString(16).padStart(8, '0'),
})

type Paper = Required<
  Pick<StoredFile, 'companyId' | 'fileId' | 'fileName' | 'kind' | 'objectKey' | 'size' | 'crc32'>
>

/** Adds a document that is in the bucket already to its company's files; idempotent. */
export const createDocumentFile = (table: Table, paper: Paper, at: string): Write =>
  createFile(table, {
    ...paper,
    extension: 'pdf',
    contentType: pdfContentType,
    status: 'complete',
    origin: 'portal',
    createdAt: at,
    completedAt: at,
    version: 1,
  })
