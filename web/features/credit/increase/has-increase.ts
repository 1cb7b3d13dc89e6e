import { currentLine } from '../../../app/paths.ts'

/** Small shops' limits rise with their sales alone: their line has no screen to ask for more. */
export const hasIncrease = (): boolean => currentLine().id !== 'hook'
