import type {
  FacilityBreakdownRow,
  LoanBreakdownRow,
  ShownConcentration,
  ShownEarnings,
  ShownInflow,
  ShownMargin,
  ShownPortfolio,
  ShownTrend,
  ShownVintages,
} from '#shared/desk/portfolio.ts'
import { bandNames } from '#shared/portfolio/band-names.ts'
import { type DrillDownFigure, isFigureOfLoans } from '#shared/portfolio/figures-with-drill-down.ts'
import { addDays } from '#shared/time/business-date.ts'
import {
  type DrillDownParams,
  figurePath,
  figurePathsOf,
} from '../../web/desk/features/portfolio/figure-path.ts'
import { callDesk } from './draw-money.ts'
import type { TestApp } from './test-app.ts'

/** A figure that the console shows with a link to its facilities or loans. */
interface PressedFigure {
  of: string
  cents: number
  path: string
}

const amounts = [
  'limitCents',
  'outstandingCents',
  'pendingCents',
  'undrawnCents',
  'paidOutCents',
  'repaidCents',
  'chargedIncomeCents',
  'writtenOffCents',
  'overdueCents',
] as const

const atRisk = ['par1Cents', 'par30Cents', 'par60Cents', 'par90Cents'] as const

const resultOf = async <Result>(app: TestApp, action: string, fields: object = {}): Promise<Result> => {
  const outcome = await callDesk(app, action, fields as Record<string, unknown>)
  if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`)
  return outcome as unknown as Result
}

type Figure = (part: DrillDownParams, cents: number | null) => PressedFigure[]

/** A figure of a screen, unless it is unknown, 0 or without a link. */
const figureOf =
  (of: string, pathOf: (part: DrillDownParams) => string | undefined): Figure =>
  (part, cents) => {
    const path = pathOf(part)
    return cents === null || cents === 0 || path === undefined ? [] : [{ of, cents, path }]
  }

const ofSummary = ({ currencies, booked, ...shown }: ShownPortfolio): PressedFigure[] => {
  const figure = figureOf('summary', figurePathsOf(shown))
  return [
    ...currencies.flatMap(({ currency, figures, products }) => [
      ...amounts.flatMap((name) => figure({ figure: name, currency }, figures[name])),
      ...bandNames.flatMap((name) => figure({ figure: name, currency }, figures.bands[name])),
      ...atRisk.flatMap((name) => figure({ figure: name, currency }, figures.atRisk[name])),
      ...products.flatMap(({ productCode, figures: ofLine }) =>
        [...amounts, 'drawnCents' as const].flatMap((name) =>
          figure({ figure: name, currency, productCode }, ofLine[name]),
        ),
      ),
    ]),
    ...(booked?.currencies ?? []).flatMap(({ currency, ...stages }) =>
      (['stage1Cents', 'stage2Cents', 'stage3Cents'] as const).flatMap((name) =>
        figure({ figure: name, currency, month: booked?.month }, stages[name]),
      ),
    ),
  ]
}

const ofTrend = ({ trend, ...shown }: ShownTrend): PressedFigure[] =>
  trend.flatMap(({ currency, month, storedOn, ...row }) => {
    const figure = figureOf(`trend of ${month}`, figurePathsOf(shown))
    const atEnd = figureOf(
      `trend of ${month}`,
      figurePathsOf(storedOn === null ? shown : { ...shown, isLive: false, asOf: storedOn }),
    )
    return [
      ...(['outstandingCents', 'overdueCents'] as const).flatMap((name) =>
        atEnd({ figure: name, currency }, row[name]),
      ),
      ...(['allowanceCents', 'earnedCents'] as const).flatMap((name) =>
        figure({ figure: name, currency, month }, row[name]),
      ),
      ...(row.paidOutCents === row.vintagePaidOutCents
        ? figure({ figure: 'paidOutCents', currency, payoutMonth: month }, row.paidOutCents)
        : []),
    ]
  })

const ofEarned = ({ earned, ...shown }: ShownEarnings): PressedFigure[] =>
  earned.flatMap(({ currency, month, earnedCents }) =>
    figureOf(`earned in ${month}`, figurePathsOf(shown))(
      { figure: 'earnedCents', currency, month },
      earnedCents,
    ),
  )

const ofMargin = ({ currencies }: ShownMargin): PressedFigure[] =>
  currencies.flatMap(({ currency, months }) =>
    months.flatMap(({ month, ...row }) =>
      (['earnedCents', 'allowanceCents'] as const).flatMap((name) =>
        figureOf(`margin of ${month}`, figurePath)({ figure: name, currency, month }, row[name]),
      ),
    ),
  )

const ofVintages = ({ vintages, ...shown }: ShownVintages): PressedFigure[] =>
  vintages.flatMap(({ currency, month, ...row }) =>
    (['paidOutCents', 'outstandingCents', 'writtenOffCents'] as const).flatMap((name) =>
      figureOf('vintages', figurePathsOf(shown))({ figure: name, currency, payoutMonth: month }, row[name]),
    ),
  )

const ofConcentration = (shown: ShownConcentration): PressedFigure[] => {
  const figure = figureOf('concentration', figurePathsOf(shown))
  return [
    ...shown.byPlatformAndCurrency.map((row) => ({ row, part: { platform: row.name } })),
    ...shown.byProduct.map((row) => ({ row, part: { productCode: row.name } })),
  ].flatMap(({ row, part }) =>
    (['outstandingCents', 'limitCents', 'par30Cents'] as const).flatMap((name) =>
      figure({ figure: name, currency: row.currency, ...part }, row[name]),
    ),
  )
}

const ofInflow = ({ inflow, ...shown }: ShownInflow): PressedFigure[] => {
  const figure = figureOf('inflow', figurePathsOf(shown))
  return inflow.flatMap(({ currency, weeks, overdueCents, laterCents, pendingCents, undrawnCents }) => {
    const expected = (part: Pick<DrillDownParams, 'from' | 'to'>, cents: number) =>
      figure({ figure: 'expectedCents', currency, ...part }, cents)
    return [
      ...figure({ figure: 'undrawnCents', currency }, undrawnCents),
      ...figure({ figure: 'pendingCents', currency }, pendingCents),
      ...expected({ to: addDays(weeks[0]?.monday ?? '', -7) }, overdueCents),
      ...weeks.flatMap(({ monday, cents }) => expected({ from: monday, to: monday }, cents)),
      ...expected({ from: addDays(weeks.at(-1)?.monday ?? '', 7) }, laterCents),
    ]
  })
}

/** Every linked figure of the portfolio's screens, on a stored day or as of now. */
export const drillDownFigures = async (app: TestApp, day?: string): Promise<PressedFigure[]> => {
  const asked = day === undefined ? {} : { day }
  const months = { ...asked, months: '12' }
  return [
    ...ofSummary(await resultOf(app, 'portfolio-show', asked)),
    ...ofTrend(await resultOf(app, 'portfolio-trend', months)),
    ...ofEarned(await resultOf(app, 'portfolio-earned', months)),
    ...ofMargin(await resultOf(app, 'portfolio-margin', { months: '12' })),
    ...ofVintages(await resultOf(app, 'portfolio-vintages', asked)),
    ...ofConcentration(await resultOf(app, 'portfolio-concentration', asked)),
    ...ofInflow(await resultOf(app, 'portfolio-inflow', asked)),
  ]
}

interface Opened {
  facilities?: FacilityBreakdownRow[]
  loans?: LoanBreakdownRow[]
  cursor?: string
}

/** The sum of all rows of all pages that a figure opens. */
const sumOf = async (
  app: TestApp,
  action: 'portfolio-loan-list' | 'portfolio-facility-list',
  part: object,
): Promise<number> => {
  let sum = 0
  let cursor: string | undefined
  do {
    const page = await resultOf<Opened>(app, action, { ...part, limit: 2, ...(cursor ? { cursor } : {}) })
    for (const { amountCents } of page.loans ?? page.facilities ?? []) sum += amountCents
    cursor = page.cursor
  } while (cursor)
  return sum
}

/** The sums of the loans and of the facilities that a figure opens; a stored day has loans only. */
export const drillDownSums = async (app: TestApp, { path }: PressedFigure): Promise<number[]> => {
  const { figure, ...part } = Object.fromEntries(new URL(path, 'http://console').searchParams) as {
    figure: DrillDownFigure
    day?: string
  }
  const fields = { figure, ...part }
  return [
    ...(isFigureOfLoans(figure) ? [await sumOf(app, 'portfolio-loan-list', fields)] : []),
    ...(part.day === undefined ? [await sumOf(app, 'portfolio-facility-list', fields)] : []),
  ]
}
