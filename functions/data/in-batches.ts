/** Processes many values with limited concurrency; returns the results in their order. */
export const inBatches = async <T, Outcome>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<Outcome>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (let start = 0; start < items.length; start += atOnce)
    outcomes.push(...(await Promise.all(items.slice(start, start + atOnce).map(run))))
  return outcomes
}
