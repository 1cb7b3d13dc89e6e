import type { zhCN } from './zh-CN/index.ts'

type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }

type Words = Shape<typeof zhCN>

/** What English has no words for: acts declare themselves in it. */
type Declared = 'actSentences'

/** The console's words in one locale: the areas and keys of Simplified Chinese, which is written first. */
export type DeskTranslations = Omit<Words, Declared> & Partial<Pick<Words, Declared>>
