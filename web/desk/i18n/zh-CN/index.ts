import { acts } from './acts.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'

export const zhCN = { ...frame, acts, fields }
