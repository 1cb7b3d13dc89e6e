/** Named figures that are added up together. */
export type Figures = Readonly<Record<string, number>>

/** Sums by cell name: `TOTAL#USD#payoneer`. */
export type Cells = Readonly<Record<string, Figures>>

const figureNames = (a: Figures, b: Figures): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

const combine = (a: Cells, b: Cells, combined: (a: number, b: number) => number): Cells => {
  const cells = [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((cell) => {
    const [ofA, ofB] = [a[cell] ?? {}, b[cell] ?? {}]
    const figures = figureNames(ofA, ofB).flatMap((name) => {
      const figure = combined(ofA[name] ?? 0, ofB[name] ?? 0)
      return figure === 0 ? [] : [[name, figure] as const]
    })
    return figures.length > 0 ? [[cell, Object.fromEntries(figures)] as const] : []
  })
  return Object.fromEntries(cells)
}

/** The sum of both. Zeros are left out. */
export const addCells = (a: Cells, b: Cells): Cells => combine(a, b, (x, y) => x + y)

/** The difference from `before` to `after`. Empty if they are equal. */
export const differenceOfCells = (before: Cells, after: Cells): Cells =>
  combine(after, before, (x, y) => x - y)

export const sumOfCells = (all: Iterable<Cells>): Cells => {
  const sums: Record<string, Record<string, number>> = {}
  for (const cells of all)
    for (const [cell, figures] of Object.entries(cells)) {
      const sum = (sums[cell] ??= {})
      for (const [name, figure] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + figure
    }
  return addCells(sums, {})
}
