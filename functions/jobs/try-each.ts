/** The concurrency: enough to hide the table's latency, too little to crowd out the portal's own calls. */
const atOnce = 8

/**
 * Does `work` for each item, some concurrently, whatever happens to the others; nothing is read ahead. Begins no other
 * item once `hasTime` is false. Returns the failures.
 */
export const tryEach = async <Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
  onFailure: (item: Item, error: unknown) => void,
  hasTime = () => true,
): Promise<unknown[]> => {
  const failures: unknown[] = []
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  // The workers share the iterator: an asynchronous generator resolves overlapping calls in their order.
  const worker = async () => {
    while (hasTime()) {
      const next = await iterator.next()
      if (next.done) return
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
