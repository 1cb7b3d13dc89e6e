import type { sign as source } from '../zh-CN/sign.ts'

export const sign = {} satisfies typeof source
