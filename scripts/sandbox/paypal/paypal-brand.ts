import type { SandboxBrand } from '../page.ts'

export const paypalBrand: SandboxBrand = {
  name: 'PayPal',
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M7 22 10 4h6c3.5 0 5.5 2 5 5s-3
 5-6.5 5H11L9.7 22z"/></svg>`,
  colours: '--ink:#0b2a6b;--accent:#0553a8;--mist:#eef3fa;--line:#d3deee;--quiet:#4d5f7c;',
}
