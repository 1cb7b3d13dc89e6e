import type { register as source } from '../zh-CN/register.ts'

export const register = {} satisfies typeof source
