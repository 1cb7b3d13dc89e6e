import { useState } from 'react'
import { businessDate } from '#shared/time/business-date.ts'

/** The business date on which the screen was opened. */
export const useToday = (): string => useState(() => businessDate(new Date()))[0]
