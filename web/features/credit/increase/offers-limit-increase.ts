import { currentLine } from '../../../app/paths.ts'

/** False for the small-shop line: its limits rise with sales only, so it has no screen for a request. */
export const offersLimitIncrease = (): boolean => currentLine().id !== 'hook'
