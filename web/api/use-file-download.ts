import { useMutation } from '@tanstack/react-query'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { showToast } from '../ui/toasts.tsx'
import { call } from './call.ts'
import { saveLink } from './save-file.ts'
import { useFailureTranslations } from './use-failure-translations.ts'

/** Saves files of the company. Each link is asked for at the press: it is good for minutes. What fails is said in a toast. */
export const useFileDownload = () => {
  const failureTranslations = useFailureTranslations()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (fileId: string) =>
      saveLink((await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } })).url),
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  return { download: mutate, isPending, pendingId: isPending ? variables : undefined }
}
