/** Every item of a list that is read page by page. */
export const collect = async <Each>(items: AsyncIterable<Each>): Promise<Each[]> => {
  const all: Each[] = []
  for await (const item of items) all.push(item)
  return all
}
