import type { DeskWords } from '../desk-words.ts'
import { acts } from './acts.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'

export const zhTW: DeskWords = { ...frame, acts, fields }
