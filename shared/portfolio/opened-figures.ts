import { bandNames } from './band-names.ts'
import type { CellKind } from './contribution.ts'

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

export const isBookedFigure = (figure: string): figure is BookedFigure =>
  (bookedFigures as readonly string[]).includes(figure)

/** The figures with a list of the facilities behind them. */
export const openedFigures = [...contributedFigures, ...bookedFigures] as const
export type OpenedFigure = (typeof openedFigures)[number]
