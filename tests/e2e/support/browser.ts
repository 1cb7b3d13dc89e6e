import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/package.json')))
const fontFiles = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf']

/** A data folder with Chinese fonts for the browser: without one it shows Chinese as boxes. */
const fontsHome = (): string => {
  const home = join(tmpdir(), 'seller-portal-browser')
  for (const file of fontFiles) {
    const target = join(home, 'fonts', file)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(fonts, file), target)
  }
  return home
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
    env: { ...process.env, XDG_DATA_HOME: fontsHome() } as Record<string, string>,
  }
}
