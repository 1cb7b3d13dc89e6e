/** A page of a list, with an opaque token of the next one. */
export const pageOfList = <Each>(
  list: readonly Each[],
  token: string | null,
  size: number,
): { items: Each[]; next: string | undefined } => {
  const start = token ? Number(Buffer.from(token, 'base64url').toString()) || 0 : 0
  const end = start + size
  return {
    items: list.slice(start, end),
    next: end < list.length ? Buffer.from(String(end)).toString('base64url') : undefined,
  }
}
