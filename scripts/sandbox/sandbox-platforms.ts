import { airwallex } from './airwallex/airwallex.ts'
import { aliexpress } from './aliexpress/aliexpress.ts'
import { amazon } from './amazon/amazon.ts'
import { ebay } from './ebay/ebay.ts'
import { lazada } from './lazada/lazada.ts'
import { lianlian } from './lianlian/lianlian.ts'
import { harborMarket } from './marketplace/harbor-market.ts'
import { paypalPlatform } from './paypal/paypal-platform.ts'
import type { SandboxPlatform } from './sandbox-platform.ts'
import { shopee } from './shopee/shopee.ts'
import { shopifyPlatform } from './shopify/shopify-platform.ts'
import { stripePlatform } from './stripe/stripe-platform.ts'
import { tiktokShop } from './tiktok-shop/tiktok-shop.ts'
import { walmart } from './walmart/walmart.ts'
import { worldfirst } from './worldfirst/worldfirst.ts'

/** Every platform of the sandbox that sellers can link, in the order in which they are offered. */
export const sandboxPlatforms: readonly SandboxPlatform[] = [
  harborMarket,
  shopifyPlatform,
  amazon,
  ebay,
  tiktokShop,
  shopee,
  lazada,
  aliexpress,
  walmart,
  paypalPlatform,
  stripePlatform,
  airwallex,
  worldfirst,
  lianlian,
]
