import type { repay as source } from '../zh-CN/repay.ts'

export const repay = {} satisfies typeof source
