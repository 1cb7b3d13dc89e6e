import { describe, expect, it } from 'vitest'
import { parseUserAgent } from '#shared/account/parse-user-agent.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC)'

describe('the device of a user agent', () => {
  it.each([
    ['chrome', 'windows', `${windows} ${chromium} Chrome/141.0.0.0 Safari/537.36`],
    ['edge', 'windows', `${windows} ${chromium} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
    ['opera', 'mac', `${mac} ${chromium} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`],
    ['firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['chrome', 'linux', `Mozilla/5.0 (X11; Linux x86_64) ${chromium} HeadlessChrome/141.0.0.0 Safari/537.36`],
    [
      'chrome',
      'chromeos',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Chrome/141.0.0.0 Safari/537.36`,
    ],
    ['safari', 'mac', `${mac} ${apple} Version/18.1 Safari/605.1.15`],
    ['safari', 'iphone', `${iphone} ${apple} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['chrome', 'iphone', `${iphone} ${apple} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`],
    ['firefox', 'iphone', `${iphone} ${apple} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
    [
      'safari',
      'ipad',
      `Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) ${apple} Version/15.6 Mobile/15E148 Safari/604.1`,
    ],
    ['chrome', 'android', `${android} ${chromium} Chrome/141.0.0.0 Mobile Safari/537.36`],
    [
      'samsung',
      'android',
      `${android} ${chromium} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'xiaomi',
      'android',
      `${android} ${chromium} Version/4.0 Chrome/122.0.0.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/19.5`,
    ],
    [
      'uc',
      'android',
      `${android} ${chromium} Version/4.0 Chrome/100.0.0.0 UCBrowser/16.7 Mobile Safari/537.36`,
    ],
    [
      'wechat',
      'iphone',
      `${iphone} ${apple} Mobile/15E148 MicroMessenger/8.0.54(0x18003629) NetType/WIFI Language/zh_CN`,
    ],
    [
      'wechat',
      'windows',
      `${windows} ${chromium} Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781 WindowsWechat`,
    ],
    [
      'alipay',
      'android',
      `${android} ${chromium} Version/4.0 Chrome/105.0 Mobile Safari/537.36 AlipayClient/10.7.20`,
    ],
    ['qq', 'windows', `${windows} ${chromium} Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.7`],
    [
      'huawei',
      'harmony',
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chromium} Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0`,
    ],
  ])('is %s on %s', (browser, system, userAgent) => {
    expect(parseUserAgent(userAgent)).toMatchObject({ browser, system })
  })

  it('leaves out unknown parts', () => {
    expect(parseUserAgent('')).toEqual({ browser: null, system: null, isHandheld: false })
    expect(parseUserAgent('node')).toEqual({ browser: null, system: null, isHandheld: false })
    expect(parseUserAgent('Mozilla/5.0 (Windows NT 10.0)')).toMatchObject({
      browser: null,
      system: 'windows',
    })
  })

  it('is mobile or desktop', () => {
    expect(parseUserAgent(`${android} ${chromium} Chrome/141.0.0.0`).isHandheld).toBe(true)
    expect(parseUserAgent(`${windows} ${chromium} Chrome/141.0.0.0`).isHandheld).toBe(false)
  })
})
