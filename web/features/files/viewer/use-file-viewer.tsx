import { lazy, Suspense, useState } from 'react'
import { withTranslations } from '../../../i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import type { ViewedFile } from './viewed-file.ts'

const load = withTranslations(['files'], () => import('./opened-file.tsx'))
const OpenedFile = lazy(async () => ({ default: (await load()).OpenedFile }))

/** Opens files of the company in a dialog. The screen must render `viewer`. */
export const useFileViewer = () => {
  const [file, setFile] = useState<ViewedFile>()
  const viewer = file ? (
    <Dialog open onClose={() => setFile(undefined)} title={file.title} width="wide">
      <Suspense
        fallback={
          <Loading>
            <SkeletonText lines={8} />
          </Loading>
        }
      >
        <OpenedFile file={file} />
      </Suspense>
    </Dialog>
  ) : null
  return { open: setFile, viewer }
}
