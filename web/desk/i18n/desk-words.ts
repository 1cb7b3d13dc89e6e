import type { zhCN } from './zh-CN/index.ts'

type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }

/** The console's words in one locale: the areas and keys of Simplified Chinese, which is written first. */
export type DeskWords = Shape<typeof zhCN>
