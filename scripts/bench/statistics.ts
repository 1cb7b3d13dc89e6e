const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)

/** The value below which `share` of the values lie, interpolated between two of them. */
const quantile = (values: readonly number[], share: number): number => {
  const inOrder = sorted(values)
  const place = (inOrder.length - 1) * share
  const below = inOrder[Math.floor(place)]
  const above = inOrder[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new Error('nothing was measured')
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The median, with the span in which the middle half lies: `12.3 (11.9–13.0)`. */
export const withSpread = (values: readonly number[], digits = 1): string => {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits))
  return `${middle} (${low}–${high})`
}
