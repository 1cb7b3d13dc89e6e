import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packagedFonts = dirname(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json')),
)

/** A font configuration that knows Chinese fonts: without one the browser shows Chinese as boxes. */
const configureFonts = (): string => {
  const folder = join(tmpdir(), 'seller-portal-browser')
  mkdirSync(folder, { recursive: true })
  const directories = ['400Regular', '700Bold'].map((weight) => `<dir>${join(packagedFonts, weight)}</dir>`)
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${directories.join('')}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  )
  return folder
}

/** How to launch the Chromium that comes inside the npm package. */
export const chromiumLaunch = async () => {
  // The package unpacks the libraries that it needs only where it believes to run in a Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: await chromium.executablePath(),
    // Its own argument list would switch web security off.
    args: ['--no-sandbox'],
    env: { ...process.env, FONTCONFIG_PATH: configureFonts() } as Record<string, string>,
  }
}
