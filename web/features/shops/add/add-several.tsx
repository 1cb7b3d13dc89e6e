import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTranslations } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import type { LinkedShops } from '../linked-shop.ts'
import type { ShopPlatform } from '../shops-queries.ts'

const load = withTranslations(['shops', 'linkShop', 'fieldRules'], () => import('./add-several-dialog.tsx'))
const AddSeveralDialog = lazy(async () => ({ default: (await load()).AddSeveralDialog }))

/** A button to add several shops at once. */
export const AddSeveral = ({
  platforms,
  linked,
}: {
  platforms: readonly ShopPlatform[]
  linked: LinkedShops
}) => {
  const { t } = useTranslation('shops')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('several.action')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddSeveralDialog open platforms={platforms} linked={linked} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
