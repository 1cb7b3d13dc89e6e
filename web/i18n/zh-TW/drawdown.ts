import type { drawdown as source } from '../zh-CN/drawdown.ts'

export const drawdown = {} satisfies typeof source
