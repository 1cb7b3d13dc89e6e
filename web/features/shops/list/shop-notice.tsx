import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AuthoriseButton } from '../authorise-button.tsx'
import type { ListedShop } from '../linked-shop.ts'
import { type ShopState, shopStateOf, shopToneOf } from '../shop-state.ts'

const mended = ['pending', 'unauthorized', 'expired', 'expiring_soon', 'failed'] as const

/** Problems that the seller can solve by authorising the shop again. */
const isMended = (state: ShopState): state is (typeof mended)[number] =>
  (mended as readonly ShopState[]).includes(state)

const Authorise = ({
  shop,
  label,
  isQuiet = false,
}: {
  shop: ListedShop
  label: string
  isQuiet?: boolean
}) => (
  <AuthoriseButton
    size="md"
    wraps
    variant={isQuiet ? 'secondary' : 'primary'}
    of={{ shop_id: shop.id }}
    redirect={{ kind: 'shop', from: paths.shops() }}
  >
    {label}
  </AuthoriseButton>
)

/** Why a shop's condition is unusual. */
const Abnormal = ({ shop }: { shop: ListedShop }) => {
  const { t } = useTranslation('shops')
  return (
    <Notice
      tone="waiting"
      title={t('notice.abnormal.title')}
      action={
        shop.abnormal.includes('notReadable') ? (
          <Authorise shop={shop} label={t('notice.abnormal.action')} isQuiet />
        ) : null
      }
    >
      {shop.abnormal.map((why) => (
        <div key={why}>{t(`notice.abnormal.${why}`)}</div>
      ))}
    </Notice>
  )
}

/** A notice about a shop's problem, with its remedy. */
export const ShopNotice = ({ shop }: { shop: ListedShop }) => {
  const { t } = useTranslation('shops')
  const { date } = useFormat()
  const state = shopStateOf(shop)
  return (
    <>
      {isMended(state) ? (
        <Notice
          tone={shopToneOf(state)}
          title={t(`notice.${state}.title`, { date: shop.expires_at ? date(shop.expires_at) : '' })}
          action={<Authorise shop={shop} label={t(`notice.${state}.action`)} />}
        >
          {t(`notice.${state}.text`)}
        </Notice>
      ) : null}
      {shop.abnormal.length > 0 && state !== 'failed' ? <Abnormal shop={shop} /> : null}
      {shop.outside_facility && shop.status === 'authorized' ? (
        <Notice
          tone="waiting"
          title={t('notice.outside.title')}
          action={
            <ButtonLink to={paths.activateShop()} size="md" variant="secondary">
              {t('notice.outside.action')}
            </ButtonLink>
          }
        />
      ) : null}
    </>
  )
}
