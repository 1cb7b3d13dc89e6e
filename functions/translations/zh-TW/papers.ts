import type { WordsOf } from '../translations-of.ts'
import type { words as source } from '../zh-CN/papers.ts'

export const words: WordsOf<typeof source> = { page: '第 {page} 頁，共 {pages} 頁' }
