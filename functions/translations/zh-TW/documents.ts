import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/documents.ts'

export const translations: TranslationsOf<typeof source> = { page: '第 {page} 頁，共 {pages} 頁' }
