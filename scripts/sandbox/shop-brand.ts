import type { SandboxBrand } from './page.ts'

/** The brand of a simulated shop platform: its name and colour, with a mark that is nobody's. */
export const shopBrand = (name: string, colour: string): SandboxBrand => ({
  name,
  mark: `<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#fff" stroke-width="2"
 stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 11h16v11H5zM3 11l3-7h14l3 7M10
 22v-6h6v6"/></svg>`,
  colours: `--ink:#1d2129;--accent:${colour};--mist:#f4f5f7;--line:#dcdfe4;--quiet:#575e6b;`,
})
