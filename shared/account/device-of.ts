/** Browsers by what they call themselves, those that pretend to be another before that other. */
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

/** What a user agent tells with certainty; null where it tells nothing. Versions are left out: most are frozen lies. */
interface Device {
  readonly browser: Browser | null
  readonly system: System | null
  /** Held in a hand: for the picture beside it. */
  readonly isHandheld: boolean
}

const handhelds: ReadonlySet<System | null> = new Set<System>(['harmony', 'iphone', 'ipad', 'android'])

const firstIn = <Name extends string>(patterns: Record<Name, RegExp>, text: string): Name | null =>
  (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(text)) ?? null

export const deviceOf = (userAgent: string): Device => {
  const system = firstIn(systems, userAgent)
  return { browser: firstIn(browsers, userAgent), system, isHandheld: handhelds.has(system) }
}
