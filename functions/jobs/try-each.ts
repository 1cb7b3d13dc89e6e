/** So many at once: enough to hide the table's latency, too few to crowd out the portal's own calls. */
const atOnce = 8

/**
 * Does `work` for each item, some at once, whatever becomes of the others; nothing is read ahead of what is worked on.
 * Gives what failed.
 */
export const tryEach = async <Item>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<unknown[]> => {
  const failures: unknown[] = []
  const iterator = items[Symbol.asyncIterator]()
  // Asked of one after another: an asynchronous generator answers overlapping calls in their order.
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      try {
        await work(next.value)
      } catch (error) {
        failures.push(error)
        onFailure(next.value, error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failures
}
