import type { zhCN } from './zh-CN/index.ts'

type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }

type Words = Shape<typeof zhCN>

/** Areas that English lacks, since acts declare their texts in English. */
type Declared = 'actSentences'

/** The console's translations in one locale, with the areas and keys of Simplified Chinese, which is written first. */
export type DeskTranslations = Omit<Words, Declared> & Partial<Pick<Words, Declared>>
