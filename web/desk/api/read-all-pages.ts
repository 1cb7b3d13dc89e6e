import { type ActResponse, callAct } from './call-act.ts'

/** Every page of an act's list, one after the other. */
export const readAllPages = async <Name extends string>(
  action: Name,
  fields: Record<string, unknown>,
): Promise<ActResponse<Name>[]> => {
  const pages: ActResponse<Name>[] = []
  let cursor: string | undefined
  do {
    const page = await callAct(action, { ...fields, ...(cursor ? { cursor } : {}) })
    pages.push(page)
    cursor = (page as { cursor?: string }).cursor
  } while (cursor)
  return pages
}
