import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../../../ui/text-link.tsx'
import type { ListedShop } from '../linked-shop.ts'

const UnlinkDialog = lazy(async () => ({ default: (await import('./unlink-dialog.tsx')).UnlinkDialog }))

/** A button to unlink a shop. */
export const Unlink = ({ shop }: { shop: ListedShop }) => {
  const { t } = useTranslation('shops')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton minH="touch" px="1" color="text.quiet" onClick={() => setOpen(true)}>
        {t(shop.status === 'pending' ? 'removePending.action' : 'unlink.action')}
      </TextButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <UnlinkDialog shops={[shop]} open onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
