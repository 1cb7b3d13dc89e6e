import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packagedFonts = dirname(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json')),
)

/** A font configuration with Chinese fonts, without which the browser shows boxes. */
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

/** Launch options for the Chromium in the npm package. */
export const chromiumLaunch = async () => {
  // The package unpacks its shared libraries only if it detects a Lambda environment.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return {
    executablePath: await chromium.executablePath(),
    // The package's own arguments would disable web security.
    args: ['--no-sandbox'],
    env: { ...process.env, FONTCONFIG_PATH: configureFonts() } as Record<string, string>,
  }
}
