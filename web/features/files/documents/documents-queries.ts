import { useInfiniteQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { FileGroup } from '#shared/files/file-kinds.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/pages-query.ts'

const { searchFiles } = filesEndpoints

export type Document = ResponseOf<typeof searchFiles>['records'][number]

/** How often the list is asked for again while a file in it is being scanned. */
const scanPoll = 5000

/** The company's documents, of one group or all; asked again for as long as one of them is being scanned. */
export const useDocuments = (group: FileGroup | undefined) =>
  useInfiniteQuery({
    ...pagesQuery([searchFiles.name, group ?? 'all'], (place, signal) =>
      call(searchFiles, { body: { ...(group ? { group } : {}), ...place } }, { signal }),
    ),
    // The list stays while a narrower one is on its way.
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) =>
        records.some(({ standing }) => standing === 'checking' || standing === 'late'),
      )
        ? scanPoll
        : false,
  })
