/** Browsers by their user agent tokens; those that imitate another come before it. */
const browsers = {
  wechat: /MicroMessenger\//,
  alipay: /AlipayClient\//,
  qq: /QQBrowser\/|\bQQ\//,
  uc: /UCBrowser\/|UCWEB/,
  xiaomi: /MiuiBrowser\//,
  huawei: /HuaweiBrowser\//,
  samsung: /SamsungBrowser\//,
  edge: /Edg(?:e|A|iOS)?\//,
  opera: /OPR\/|OPT\/|Opera/,
  firefox: /Firefox\/|FxiOS\//,
  chrome: /Chrome\/|CriOS\//,
  safari: /Version\/\S+ (?:Mobile\/\S+ )?Safari\//,
} as const

/** Systems, in the same order. */
const systems = {
  harmony: /HarmonyOS|OpenHarmony/,
  iphone: /iPhone|iPod/,
  ipad: /iPad/,
  android: /Android/,
  windows: /Windows/,
  chromeos: /CrOS/,
  mac: /Macintosh/,
  linux: /Linux/,
} as const

type Browser = keyof typeof browsers
type System = keyof typeof systems

/** The facts that a user agent shows reliably; null where it does not. Versions are omitted: most are frozen. */
interface Device {
  readonly browser: Browser | null
  readonly system: System | null
  /** A handheld device: selects its icon. */
  readonly isHandheld: boolean
}

const handhelds: ReadonlySet<System | null> = new Set<System>(['harmony', 'iphone', 'ipad', 'android'])

const firstIn = <Name extends string>(patterns: Record<Name, RegExp>, text: string): Name | null =>
  (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(text)) ?? null

export const parseUserAgent = (userAgent: string): Device => {
  const system = firstIn(systems, userAgent)
  return { browser: firstIn(browsers, userAgent), system, isHandheld: handhelds.has(system) }
}
