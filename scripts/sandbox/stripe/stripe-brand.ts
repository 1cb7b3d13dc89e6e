import type { SandboxBrand } from '../page.ts'

export const stripeBrand: SandboxBrand = {
  name: 'Stripe',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2.5"
 stroke-linecap="round" aria-hidden="true"><path d="M19 7c-2-1.5-4.200-2-6.200-2C9.500 5 7.5 6.700 7.5 9c0 5 11
 3 11 8 0 2.5-2.200 4-5.5 4-2.5 0-4.800-.7-6.5-2"/></svg>`,
  colours: '--ink:#1f1b4d;--accent:#4b44c8;--mist:#f2f1fb;--line:#dcdaf1;--quiet:#57547a;',
}
