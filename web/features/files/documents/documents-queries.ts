import { useInfiniteQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { FileGroup } from '#shared/files/file-kinds.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/pages-query.ts'

const { searchFiles } = filesEndpoints

export type Document = ResponseOf<typeof searchFiles>['records'][number]

/** In milliseconds, while a file in the list is being scanned. */
const scanPoll = 5000

/** The company's documents, of one group or all; polled while one of them is being scanned. */
export const useDocuments = (group: FileGroup | undefined) =>
  useInfiniteQuery({
    ...pagesQuery([searchFiles.name, group ?? 'all'], (place, signal) =>
      call(searchFiles, { body: { ...(group ? { group } : {}), ...place } }, { signal }),
    ),
    // Keeps the current list while a filtered one loads.
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) =>
        records.some(({ standing }) => standing === 'checking' || standing === 'late'),
      )
        ? scanPoll
        : false,
  })
