import type { TranslationsOf } from '../translations-type.ts'
import type { words as source } from '../zh-CN/documents.ts'

export const words: TranslationsOf<typeof source> = { page: '第 {page} 頁，共 {pages} 頁' }
