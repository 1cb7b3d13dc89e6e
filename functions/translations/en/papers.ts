import type { WordsOf } from '../translations-of.ts'
import type { words as source } from '../zh-CN/papers.ts'

export const words: WordsOf<typeof source> = { page: 'Page {page} of {pages}' }
