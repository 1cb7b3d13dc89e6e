import type * as zhCN from './zh-CN/index.ts'

/** The translations of one locale, with the areas and keys of Simplified Chinese, which is written first. */
export type Words = {
  readonly [Area in keyof typeof zhCN]: {
    readonly [Key in keyof (typeof zhCN)[Area]]: Shape<(typeof zhCN)[Area][Key]>
  }
}

type Shape<T> = T extends string ? string : { readonly [Key in keyof T]: Shape<T[Key]> }

/** The areas with all the texts of another one. */
export type AreasLike<Area extends keyof Words> = {
  [Each in keyof Words]: Words[Each] extends Words[Area] ? Each : never
}[keyof Words]
