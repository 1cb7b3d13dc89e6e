import { bandNames } from './band-names.ts'
import type { CellKind } from './contribution.ts'

const isIn = (figures: readonly string[], figure: string): boolean => figures.includes(figure)

const ofPrincipal = [
  'outstandingCents',
  ...bandNames,
  'par1Cents',
  'par30Cents',
  'par60Cents',
  'par90Cents',
] as const

/** The figures that facilities contribute to, by the kind of sum. */
export const figuresOfKind = {
  TOTAL: [
    'limitCents',
    'drawnCents',
    'pendingCents',
    'undrawnCents',
    'paidOutCents',
    'repaidCents',
    'writtenOffCents',
    'chargedIncomeCents',
    'overdueCents',
    ...ofPrincipal,
  ],
  VINTAGE: ['paidOutCents', 'repaidCents', 'writtenOffCents', ...ofPrincipal],
  PLATFORM: ['limitCents', ...ofPrincipal],
  INFLOW: ['expectedCents'],
} as const satisfies Record<CellKind, readonly string[]>

export const contributedFigures = [...figuresOfKind.TOTAL, ...figuresOfKind.INFLOW] as const
export type ContributedFigure = (typeof contributedFigures)[number]

/** The figures of a month's books that facilities contribute to. */
export const bookedFigures = [
  'stage1Cents',
  'stage2Cents',
  'stage3Cents',
  'allowanceCents',
  'earnedCents',
] as const
export type BookedFigure = (typeof bookedFigures)[number]

/** Figures at the end of a month; `earnedCents` is of the whole month. */
export type BookedAtEnd = Exclude<BookedFigure, 'earnedCents'>

export const isBookedFigure = (figure: string): figure is BookedFigure => isIn(bookedFigures, figure)

/** The figures with a list of the facilities behind them. */
export const figuresWithDrillDown = [...contributedFigures, ...bookedFigures] as const
export type DrillDownFigure = (typeof figuresWithDrillDown)[number]

/**
 * Figures that are no sum over loans: limits belong to the facility, and what was earned is booked by facility. All
 * others are the sum of what each loan has in them, and of the facility's part that belongs to no loan.
 */
const figuresWithoutLoans = ['limitCents', 'undrawnCents', 'earnedCents'] as const
export type FigureOfLoans = Exclude<DrillDownFigure, (typeof figuresWithoutLoans)[number]>

export const isFigureOfLoans = (figure: string): figure is FigureOfLoans =>
  isIn(figuresWithDrillDown, figure) && !isIn(figuresWithoutLoans, figure)

/** The figures of a past day that the ledger can still break down by loan. Open bills are not stored by the day. */
const figuresOfLedger = [
  'outstandingCents',
  'paidOutCents',
  'repaidCents',
  'writtenOffCents',
  'pendingCents',
  'chargedIncomeCents',
] as const

export const isFigureOfLedger = (figure: string): boolean => isIn(figuresOfLedger, figure)

/**
 * Principal by days past due: for a past day, it can be broken down only if a month's books have the days of each loan.
 */
export const isFigureOfArrears = (figure: string): boolean =>
  isIn(ofPrincipal, figure) && figure !== 'outstandingCents'
