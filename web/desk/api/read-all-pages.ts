import { type ActResponse, callAct } from './call-act.ts'

/** Yields the pages of an act's list one by one, for callers that keep only a part of each. */
export const eachPage = async function* <Name extends string>(
  action: Name,
  fields: Record<string, unknown>,
): AsyncGenerator<ActResponse<Name>> {
  let cursor: string | undefined
  do {
    const page = await callAct(action, { ...fields, ...(cursor ? { cursor } : {}) })
    yield page
    cursor = (page as { cursor?: string }).cursor
  } while (cursor)
}

/** Every page of an act's list. */
export const readAllPages = async <Name extends string>(
  action: Name,
  fields: Record<string, unknown>,
): Promise<ActResponse<Name>[]> => {
  const pages: ActResponse<Name>[] = []
  for await (const page of eachPage(action, fields)) pages.push(page)
  return pages
}
