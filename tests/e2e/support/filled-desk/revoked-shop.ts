import { addDays, businessDate } from '#shared/time/business-date.ts'
import { linkShop } from '../../../../scripts/journey/link-shop.ts'
import { ordersOnFile } from '../../../../scripts/journey/orders-on-file.ts'
import { login } from '../../../../scripts/journey/sign-up.ts'
import { sandboxPath } from '../../../../scripts/local/local-variables.ts'
import type { Filled } from './filled.ts'

const domain = 'harbour-gift'

/** Uninstalls the portal's app on the platform's own page, which revokes access to the shop. */
const removeApp = async (url: string): Promise<void> => {
  const address = `${url}${sandboxPath}shopify/${domain}.myshopify.com/admin`
  const page = await fetch(address)
  const csrfToken = /name="csrf_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const { status } = await fetch(`${address}/uninstall`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({ csrf_token: csrfToken }),
  })
  if (status >= 400) throw new Error(`the app was not removed: ${status}`)
}

/** Links a second shop, and revokes its authorisation. */
export const revokeShop = async ({ seller, local }: Filled): Promise<void> => {
  const { token } = await login(seller)
  const file = ordersOnFile(addDays(businessDate(await local.now()), -1), 3)
  await linkShop({ ...seller, token }, file, { platform_id: 'shopify', domain })
  await removeApp(seller.client.url)
}
