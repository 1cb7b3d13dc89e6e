import { useMutation } from '@tanstack/react-query'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { showToast } from '../ui/toasts.tsx'
import { call } from './call.ts'
import { saveLink } from './save-file.ts'
import { useFailureTranslations } from './use-failure-translations.ts'

/**
 * Downloads files of the company. The link is requested on click, as it is valid for minutes only. Failures are shown
 * in a toast.
 */
export const useFileDownload = () => {
  const failureTranslations = useFailureTranslations()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (fileId: string) =>
      saveLink((await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } })).url),
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  return { download: mutate, isPending, pendingId: isPending ? variables : undefined }
}
