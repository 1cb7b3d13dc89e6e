import type { company as source } from '../zh-CN/company.ts'

export const company = {} satisfies typeof source
