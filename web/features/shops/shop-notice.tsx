import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { LinkedShop } from './linked-shop.ts'
import { type ShopState, shopStateOf, shopToneOf } from './shop-state.ts'

const mended = ['pending', 'unauthorized', 'expired', 'expiringSoon', 'failed'] as const

/** What the seller can do something about, by authorising the shop anew. */
const isMended = (state: ShopState): state is (typeof mended)[number] =>
  (mended as readonly ShopState[]).includes(state)

/** What is wrong with a shop that its seller can mend by authorising it anew, and the way to it. */
export const ShopNotice = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('shops')
  const { date } = useFormat()
  const state = shopStateOf(shop)
  if (!isMended(state)) return null
  return (
    <Notice
      tone={shopToneOf(state)}
      title={t(`notice.${state}.title`, { date: shop.expires_at ? date(shop.expires_at) : '' })}
      action={
        <ButtonLink size="md" to={paths.linkShop({ platform: shop.platform })}>
          {t(`notice.${state}.action`)}
        </ButtonLink>
      }
    >
      {t(`notice.${state}.text`)}
    </Notice>
  )
}
