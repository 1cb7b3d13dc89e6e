import type { ReactNode } from 'react'
import { siEbay, siPayoneer, siPaypal, siShopify, siStripe } from 'simple-icons'

interface Icon {
  readonly path: string
  readonly hex: string
}

const Logo = ({ icon: { path, hex } }: { icon: Icon }) => (
  <svg width="26" height="26" viewBox="0 0 24 24" fill={`#${hex}`} aria-hidden="true">
    <path d={path} />
  </svg>
)

const ink = '#0B1F3A'
const jade = '#0E7C66'
const light = '#D8B143'

/** A drawing of our own for a platform whose logo must not be used. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke={ink}
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** Platforms' logos by the `icon` in the list of platforms, as the platforms publish them. */
const platformLogos: Readonly<Record<string, ReactNode>> = {
  shopify: <Logo icon={siShopify} />,
  ebay: <Logo icon={siEbay} />,
  paypal: <Logo icon={siPaypal} />,
  stripe: <Logo icon={siStripe} />,
  payoneer: <Logo icon={siPayoneer} />,
  amazon: (
    <Drawing>
      <path d="M3.5 8 12 3.8 20.5 8v8.4L12 20.6l-8.5-4.2Z" />
      <path d="M3.5 8 12 12.2 20.5 8M12 12.2v8.4" />
      <path d="m7.7 5.9 8.5 4.2v3.4" stroke={jade} />
    </Drawing>
  ),
  'tiktok-shop': (
    <Drawing>
      <path d="M4.5 9h15v11h-15zM3.5 9l2-4.5h13l2 4.5" />
      <path d="M12.4 12v4.6a1.7 1.7 0 1 1-1.7-1.7M12.4 12c.5 1 1.4 1.6 2.6 1.7" stroke={jade} />
    </Drawing>
  ),
  shopee: (
    <Drawing>
      <path d="M4.5 8h15l-1.2 12.2H5.7zM8.6 8a3.4 3.4 0 0 1 6.8 0" />
      <path d="M14.2 11.6c-1.600-1.2-4.200-.7-4 .9.2 1.7 4.3 1.3 4.3 3.3 0 1.7-3 2.1-4.7.7" stroke={jade} />
    </Drawing>
  ),
  aliexpress: (
    <Drawing>
      <rect x="4" y="7" width="16" height="13" rx="2" />
      <path d="M8.500 7V6a3.500 3.500 0 0 1 7 0v1" />
      <path d="M8 11.500c.8 4 7.200 4 8 0" stroke={jade} />
    </Drawing>
  ),
  lazada: (
    <Drawing>
      <path d="M12 20.500 4 15.800V7.200L8 5l4 2.400L16 5l4 2.200v8.600Z" />
      <path d="M12 7.400v5.200M8.300 12.800 12 15l3.700-2.200" stroke={jade} />
    </Drawing>
  ),
  airwallex: (
    <Drawing>
      <path d="M3.500 15.500 8 6.500l4 9 4-9 4.500 9" />
      <path d="M5.500 19.500h13" stroke={jade} />
    </Drawing>
  ),
  worldfirst: (
    <Drawing>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M3.500 12h17M12 3.500c3 2.600 3 14.400 0 17M12 3.500c-3 2.600-3 14.400 0 17" stroke={jade} />
    </Drawing>
  ),
  lianlian: (
    <Drawing>
      <rect x="3.500" y="8.500" width="10.500" height="7" rx="3.500" />
      <rect x="10" y="8.500" width="10.500" height="7" rx="3.500" stroke={jade} />
    </Drawing>
  ),
  walmart: (
    <Drawing>
      <path d="M3.500 5h2.600l2.200 10.500h9.400L20 8H6.800" />
      <path d="M9.500 19.300h.1M16.600 19.300h.1" strokeWidth="2.600" />
      <path d="M13.300 9.800v3.400M11.600 11.500H15" stroke={jade} />
    </Drawing>
  ),
  'quay-pay': (
    <Drawing>
      <rect x="3.500" y="6" width="17" height="12" rx="2" />
      <path d="M3.500 10h17M7 14.500h4" stroke={jade} />
    </Drawing>
  ),
  'harbor-market': (
    <Drawing>
      <path d="M12 3.5v10.8M12 4.6l6.2 9.7H12M10 8l-4.4 6.3H10" />
      <path d="M4.2 17.2c1.3 2 3 2.9 4.4 2.9h6.8c1.4 0 3.1-.9 4.4-2.9Z" stroke={jade} />
      <circle cx="12" cy="3" r="1.2" fill={light} stroke="none" />
    </Drawing>
  ),
}

/** A platform's logo; its children in place of one that is not known. */
export const PlatformLogo = ({ icon, children }: { icon: string; children: ReactNode }) =>
  Object.hasOwn(platformLogos, icon) ? platformLogos[icon] : children
