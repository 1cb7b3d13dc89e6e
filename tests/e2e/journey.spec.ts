import type { Page } from '@playwright/test'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { onePagePdf } from '../../scripts/journey/one-page-pdf.ts'
import { checkAtBothWidths } from './support/check-at-both-widths.ts'
import { countInteractions, type Interactions } from './support/count-interactions.ts'
import { linkShop } from './support/link-shop.ts'
import { expect, type Stack, test } from './support/stack.ts'
import { stepUpWhenAsked } from './support/step-up.ts'

const password = 'quay-light-2026'
const director = 'CHAN Tai Man'
const second = { name: 'LEE Siu Ming', email: 'second@harbour-gift.example', mobile: '61234567' } as const

const seller = {
  email: 'journey@harbour-gift.example',
  mobile: '13800138001',
  brn: '31130878',
  account: 'harbor-gift-journey',
} as const

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(onePagePdf(name)),
})

const home = /\/credit\/hook\/home$/

const acceptTracking = async (page: Page) => {
  await page.goto(`/financing/credit/hook`)
  await page.evaluate(() => {
    sessionStorage.setItem('wants-to-be-asked', '1')
    localStorage.removeItem('visits')
  })
  await page.reload()
  const question = page.getByRole('region', { name: '访问统计' })
  // The question appears after the first interaction, and a key that is pressed before the page listens is lost.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await checkAtBothWidths(page, '01-consent')
  await question.getByRole('button', { name: '同意', exact: true }).click()
  await expect(question).toBeHidden()
}

const signUp = async (page: Page, { local }: Stack, walk: Interactions) => {
  await checkAtBothWidths(page, '01-landing')
  await page.getByRole('button', { name: '免费注册' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('邮箱').fill(seller.email)
  await form.getByLabel('手机号').last().fill(seller.mobile)
  await form.getByRole('button', { name: '发送验证码' }).click()
  await form.getByLabel('短信验证码').fill(await local.received(`+86${seller.mobile}`, /\b(\d{6})\b/))
  await form.getByLabel('密码', { exact: true }).fill(password)
  await form.getByLabel('再次输入密码').fill(password)
  await form.getByRole('checkbox').check()
  await checkAtBothWidths(page, '02-sign-up')
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(home)
  await expect(page.getByText('请先激活邮箱')).toBeVisible()
  await checkAtBothWidths(page, '03-home-new')

  const token = await local.received(seller.email, /\/activate#token=([\w-]+)/)
  await walk.open(page, `/financing/activate?token=${token}`)
  await expect(page.getByText('账户已激活')).toBeVisible()
  await checkAtBothWidths(page, '04-activated')
}

const logout = async (page: Page) => {
  await page.goto('/financing/credit/hook/home')
  const menu = page.getByRole('button', { name: /@harbour-gift\.example|菜单/ }).first()
  await menu.click()
  await page
    .getByRole('menuitem', { name: /退出/ })
    .or(page.getByRole('button', { name: /退出/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/credit\/hook$/)
}

const login = async (page: Page) => {
  await page.goto(`/financing/credit/hook?email=${encodeURIComponent(seller.email)}`)
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('邮箱')).toHaveValue(seller.email)
  await form.getByLabel('密码', { exact: true }).fill(password)
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(home)
}

const linkFirstShop = async (page: Page, walk: Interactions) => {
  await page.getByRole('link', { name: '连接店铺' }).first().click()
  await checkAtBothWidths(page, '05-link-shop')
  await linkShop(page, seller.account, async () => {
    await expect(page).toHaveURL(/\/sandbox\/marketplace\/authorize/)
    await checkAtBothWidths(page, '06-consent')
  })
  await expect(page.getByText(/订单已全部读取/)).toBeVisible()
  await checkAtBothWidths(page, '07-shop-imported')
  await walk.uncounted(() => page.getByRole('link', { name: '我的店铺' }).last().click())
  await expect(page.getByText('已授权', { exact: true })).toBeVisible()
  await expect(page.getByText(/9,025,222/).first()).toBeVisible()
  await expect(page.getByText(/815,291/).first()).toBeVisible()
  await checkAtBothWidths(page, '07-shops')
}

/** The file name appears when the upload starts, and a tick when the server has stored the file. */
const upload = async (page: Page, label: string, name: string) => {
  await page.getByLabel(label).setInputFiles(pdf(name))
  await expect(page.getByText(`✓${name}`)).toBeVisible()
}

/** Opens the form for the next of the people behind the company. */
const fillSecondDirector = async (page: Page) => {
  await page.getByRole('button', { name: '再添加一位' }).click()
  const person = page.getByRole('region', { name: '第 2 位' })
  await person.getByLabel('证件类型').selectOption('hk_id')
  await person.getByLabel('英文姓名').fill(second.name)
  await person.getByLabel('身份', { exact: false }).first().selectOption('director')
  await person.getByLabel('出生日期').fill('1987-06-12')
  await person.getByLabel('邮箱').fill(second.email)
  await person.locator('[name$=".mobile"]').fill(`+852 ${second.mobile}`)
  await person.getByLabel('证件号码').fill('B234567(1)')
  for (const side of ['正面', '背面']) {
    const name = `second-${side}.pdf`
    await person.getByLabel(`证件${side}照片`).setInputFiles(pdf(name))
    await expect(page.getByText(`✓${name}`)).toBeVisible()
  }
}

const fillCompany = async (page: Page, walk: Interactions) => {
  await walk.open(page, '/financing/company')
  await checkAtBothWidths(page, '08-company-begin')
  await page.getByRole('button', { name: '开始认证' }).click()
  await expect(page.getByLabel('公司类型')).toHaveValue('limited_company')
  await page.getByLabel('公司英文名称').fill('Harbour Gift Trading Limited')
  await page.getByLabel('成立日期').fill('2018-05-14')
  await page.getByLabel('注册地址').first().fill('香港中环皇后大道中 88 号 1203 室')
  await walk.uncounted(async () => {
    await page.getByLabel('公司中文名称').fill('海港礼品贸易有限公司')
    await page.getByLabel('商业登记号码').fill('1234567A')
    await page.getByRole('button', { name: '下一步' }).click()
    await checkAtBothWidths(page, '09-company-wrong')
  })
  await page.getByLabel('商业登记号码').fill(seller.brn)
  await page.getByRole('button', { name: '下一步' }).click()

  await expect(page.getByLabel('经营年数')).toHaveValue(/^\d+$/)
  await checkAtBothWidths(page, '10-company-business')
  await page.getByRole('button', { name: '下一步' }).click()

  await page.getByLabel('证件类型').selectOption('hk_id')
  await expect(page.getByLabel('国籍或地区')).toHaveValue('1')
  await page.getByLabel('英文姓名').fill(director)
  await page.getByLabel('身份', { exact: false }).first().selectOption('director')
  await page.getByLabel('出生日期').fill('1985-03-02')
  await page.getByRole('button', { name: '填入我的邮箱和手机号' }).click()
  await expect(page.getByLabel('邮箱')).toHaveValue(seller.email)
  await page.getByLabel('证件号码').fill('A123456(3)')
  await upload(page, '证件正面照片', 'id-front.pdf')
  await upload(page, '证件背面照片', 'id-back.pdf')
  await fillSecondDirector(page)
  await checkAtBothWidths(page, '11-company-director')
  await page.getByRole('button', { name: '下一步' }).click()

  await upload(page, '公司注册证书', 'certificate.pdf')
  await checkAtBothWidths(page, '12-company-documents')
  await page.getByRole('button', { name: '下一步' }).click()

  await page.getByRole('checkbox').check()
  await checkAtBothWidths(page, '13-company-review')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/已通过认证/)).toBeVisible()
  await checkAtBothWidths(page, '14-company-approved')
}

const register = async (page: Page) => {
  await page.getByRole('link', { name: '继续申请' }).click()
  await expect(page).toHaveURL(/\/register\/drawdown-account$/)
  const bank = page.getByLabel('开户银行')
  await bank.selectOption(await bank.locator('option', { hasText: '汇丰' }).first().getAttribute('value'))
  await page.getByLabel('分行', { exact: false }).first().fill('中环分行')
  await page.getByLabel('分行地址').fill('1 Queen’s Road Central, Hong Kong')
  await expect(page.getByLabel('账户属于')).toHaveValue('company')
  await expect(page.getByLabel('账户名称')).toHaveValue('Harbour Gift Trading Limited')
  await page.getByLabel('账号', { exact: false }).last().fill('808-123456-838')
  await checkAtBothWidths(page, '15-register-account')
  await page.getByRole('button', { name: '保存，下一步' }).click()

  await expect(page).toHaveURL(/\/register\/signing$/)
  await checkAtBothWidths(page, '17-register-signing')
  await page.getByRole('button', { name: '发起签署' }).click()
  await expect(page).toHaveURL(/\/register\/signing\/loading$/)
  await expect(page.getByText('待签署', { exact: true }).first()).toBeVisible()
  await checkAtBothWidths(page, '18-signing-progress')
}

/** Identifies the director by an SMS code to their verified number and the last digits of the ID number. */
const proveIdentity = async (signer: Page, { local }: Stack, walk: Interactions) => {
  await expect(signer.getByText(/将以短信发送到/)).toBeVisible()
  await expect(signer.getByText('通过邮箱核验，效力较弱')).toHaveCount(0)
  await signer.getByRole('button', { name: '发送验证码' }).click()
  await expect(signer.getByText(/验证码已发送到/)).toBeVisible()
  const code = await local.received(`+86${seller.mobile}`, /\b(\d{6})(?= 是您签署)/)
  await signer.getByLabel('验证码').fill(code)
  await walk.uncounted(async () => {
    await signer.getByLabel('证件号码最后四位').fill('0000')
    await signer.getByRole('button', { name: '核验身份' }).click()
    await expect(signer.getByText(/和登记的证件号码不一致/)).toBeVisible()
  })
  await checkAtBothWidths(signer, '19-identify')
  await signer.getByLabel('证件号码最后四位').fill('4563')
  await signer.getByRole('button', { name: '核验身份' }).click()
  await expect(signer.getByRole('heading', { level: 1, name: '阅读协议' })).toBeFocused()
}

const readByScrolling = (signer: Page) =>
  expect(async () => {
    const next = signer.getByRole('button', { name: /^第 \d+ 条已读完$/ })
    if (await next.isVisible()) await next.scrollIntoViewIfNeeded()
    await expect(signer.getByText('全部条款已读完，可以签署。')).toBeVisible({ timeout: 100 })
  }).toPass()

/** Confirms the first clauses with the button, and the others by scrolling. */
const readAll = async (signer: Page) => {
  await expect(signer.getByText(/读完全部 \d+ 条后即可签署/)).toBeVisible()
  await signer.getByRole('button', { name: '第 1 条已读完' }).press('Enter')
  await expect(signer.getByText(/已读 [1-9]\d* 条/)).toBeVisible()
  await checkAtBothWidths(signer, '19-reading')
  await readByScrolling(signer)
}

const draw = async (signer: Page) => {
  const pad = signer.getByRole('img', { name: /手写签名区/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no place to draw')
  await signer.mouse.move(box.x + 20, box.y + 20)
  await signer.mouse.down()
  await signer.mouse.move(box.x + 80, box.y + 60, { steps: 8 })
  await signer.mouse.move(box.x + 160, box.y + 20, { steps: 8 })
  await signer.mouse.up()
  await expect(signer.getByRole('img', { name: /已写下签名/ })).toBeVisible()
}

/** Signs as the second director, without an account, a wrong entry or a drawn signature. */
const signSecond = async (page: Page, { local }: Stack, walk: Interactions) => {
  const signer = await page.context().newPage()
  await walk.open(signer, `/financing/sign/${await local.received(second.email, /\/sign\/([\w-]+)/)}`)
  await signer.getByRole('button', { name: '发送验证码' }).click()
  await expect(signer.getByText(/验证码已发送到/)).toBeVisible()
  const code = await local.received(`+852${second.mobile}`, /\b(\d{6})(?= 是您签署)/)
  await signer.getByLabel('验证码').fill(code)
  await signer.getByLabel('证件号码最后四位').fill('5671')
  await signer.getByRole('button', { name: '核验身份' }).click()
  await expect(signer.getByText(/读完全部 \d+ 条后即可签署/)).toBeVisible()
  await readByScrolling(signer)
  await signer.getByLabel('您的姓名').fill(second.name)
  await signer.getByRole('checkbox').check()
  await signer.getByRole('button', { name: '签署协议' }).click()
  await expect(signer.getByRole('heading', { name: /您已签署/ })).toBeVisible()
  await signer.close()
}

const sign = async (page: Page, stack: Stack, walk: Interactions) => {
  const link = await stack.local.received(seller.email, /\/sign\/([\w-]+)/)
  const signer = await page.context().newPage()
  await walk.open(signer, `/financing/sign/${link}`)
  await proveIdentity(signer, stack, walk)
  await walk.uncounted(() => readAll(signer))
  await signer.reload()
  await expect(signer.getByText('全部条款已读完，可以签署。')).toBeVisible()
  await signer.getByRole('checkbox').check()
  await walk.uncounted(async () => {
    await signer.getByLabel('您的姓名').fill('Somebody Else')
    await draw(signer)
    await signer.getByRole('button', { name: '签署协议' }).click()
    await expect(signer.getByText(/和登记的姓名不一致/)).toBeVisible()
  })
  await checkAtBothWidths(signer, '19-agreement')
  await signer.getByLabel('您的姓名').fill(director)
  await signer.getByRole('button', { name: '签署协议' }).click()
  await expect(signer.getByRole('heading', { name: /您已签署/ })).toBeVisible()
  await checkAtBothWidths(signer, '20-signed')
  await signer.close()
  await signSecond(page, stack, walk)
  await page.bringToFront()
  await expect(page).toHaveURL(home)
}

/** In whole pounds. */
const drawn = 90_000

/** The drawable amount on the home page, in whole pounds. */
const awaitDrawable = (page: Page, pounds: number) =>
  expect(page.getByRole('row', { name: `可用 GBP ${pounds.toLocaleString('en')}.00` })).toBeVisible()

/** Returns the limit in whole pounds. It depends on the day, since a year of orders ends the day before. */
const receiveLimit = async (page: Page): Promise<number> => {
  const drawable = page.getByRole('row', { name: /^可用 GBP [34]\d\d,000\.00$/ })
  await expect(drawable).toBeVisible()
  const limit = Number((await drawable.innerText()).trim().slice(0, -'.00'.length).replaceAll(/\D/g, ''))
  await checkAtBothWidths(page, '21-home-with-limit')
  await page.goto('/financing/credit/hook/limit')
  await expect(page.getByText(/7,8\d\d,\d\d\d/).first()).toBeVisible()
  await checkAtBothWidths(page, '22-limit-explained')
  return limit
}

const drawDown = async (page: Page, limit: number, walk: Interactions) => {
  await walk.open(page, '/financing/credit/hook/second-drawdown')
  await page.getByLabel('提款金额').first().fill(String(drawn))
  await page.getByRole('radio', { name: '到期一次还清' }).check()
  await expect(page.getByText(/90,000\.00 × \d+\.\d+% × 9\d 天 ÷ 365/)).toBeVisible()
  await checkAtBothWidths(page, '23-drawdown-price')
  await page.getByRole('button', { name: /下一步：核对/ }).click()
  // The signer of the agreement was identified as a particular director.
  await expect(page.getByText(/的短信验证码和证件号码核验为本人/)).toBeVisible()
  await page.getByLabel('输入姓名作为签名').fill(director)
  await page.getByRole('checkbox').check()
  await checkAtBothWidths(page, '24-drawdown-note')
  await page.getByRole('button', { name: /签署并提取/ }).click()
  await expect(page.getByText('款项已放出').first()).toBeVisible({ timeout: 45_000 })
  expect(walk.count(), 'interactions from the landing page to the payout').toBeLessThanOrEqual(80)
  await checkAtBothWidths(page, '25-drawdown-paid')
  await page.goto('/financing/credit/hook/home')
  await awaitDrawable(page, limit - drawn)
  await checkAtBothWidths(page, '26-home-drawn')
}

const repay = async (page: Page, stack: Stack, limit: number) => {
  // Leaves the site, whose background requests would otherwise be the first to learn that the session is
  // over.
  await page.goto('/financing/favicon.svg')
  const dueDate = await stack.local.nextDueDate()
  await stack.local.setClock(`${dueDate}T02:00:00Z`)
  await stack.local.runJob('daily-close')
  await page.goto('/financing/credit/hook/home')
  await expect(page).toHaveURL(/\/credit\/hook$/)
  await expect(page.getByRole('dialog').getByLabel('邮箱')).toHaveValue(seller.email)
  await checkAtBothWidths(page, '27-session-ended')
  await login(page)
  await checkAtBothWidths(page, '28-home-due')
  await page.goto('/financing/credit/hook/repay')
  await checkAtBothWidths(page, '29-repay')
  await page
    .getByRole('link', { name: /去还款/ })
    .first()
    .click()
  await page.getByLabel(/转账附言或银行流水号/).fill('FPS 20260219')
  await checkAtBothWidths(page, '30-charge-due')
  await page.getByRole('button', { name: '我已转账' }).click()
  await expect(page.getByText(/这张账单已还清/)).toBeVisible({ timeout: 45_000 })
  await checkAtBothWidths(page, '31-charge-collected')
  await page.goto('/financing/credit/hook/home')
  await awaitDrawable(page, limit)
  await checkAtBothWidths(page, '32-home-repaid')
}

/** Downloads the certified copy as soon as it is among the company's documents. */
const openCertifiedCopy = async (page: Page): Promise<Buffer> => {
  await expect(async () => {
    await page.goto('/financing/credit/hook/documents')
    await expect(page.getByText('带电子封签的签署副本，可用来证明签署。')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(filesEndpoints.getFileOnlineUrl.path)),
    page.getByRole('button', { name: /^打开 FA-.*\.pdf$/ }).click(),
  ])
  const { data } = await answer.json()
  return Buffer.from(await (await fetch(data.url)).arrayBuffer())
}

const verify = async (page: Page, { local }: Stack) => {
  const copy = await openCertifiedCopy(page)
  await page.goto('/financing/verify')
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('agreement.pdf', copy)
  await expect(page.getByRole('heading', { name: '真实，未经改动' })).toBeFocused()
  await checkAtBothWidths(page, '21-verified')
  const changed = Buffer.from(copy)
  changed[1000] = (changed[1000] ?? 0) ^ 1
  await choose('changed.pdf', changed)
  await expect(page.getByRole('heading', { name: '文件已被改动' })).toBeFocused()
  await checkAtBothWidths(page, '21-verify-changed')
  const code = await local.received(seller.email, /\/verify#([\dA-Z]{32})/)
  await page.goto('about:blank')
  await page.goto(`/financing/verify#${code}`)
  await expect(page.getByText(/只有查验 PDF 才能证明/)).toBeVisible()
  await checkAtBothWidths(page, '21-verify-code')
}

interface Tracked {
  readonly parameters: Readonly<Record<string, string>>
}

/** The events that this tab sent to the local analytics collector. */
const collectedEvents = async (page: Page, { url }: Stack) => {
  const { id } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('visit'))) ?? '{}') as {
    id?: string
  }
  const tracked = (await (await fetch(`${url}/sandbox/analytics/requests`)).json()) as Tracked[]
  const ours = tracked.map(({ parameters }) => parameters).filter(({ _id }) => _id === id)
  const events = ours.map(({ e_a: action, e_n: detail }) => [action, detail].filter(Boolean).join(' '))
  return { ours, events }
}

/** Tracking starts after the first screen, which a script may leave sooner than a person would. */
const awaitEvent = (page: Page, stack: Stack, event: string) =>
  expect.poll(async () => (await collectedEvents(page, stack)).events).toContain(event)

const checkTracking = async (page: Page, stack: Stack) => {
  const { url } = stack
  const { ours, events } = await collectedEvents(page, stack)
  for (const event of [
    'signup_success',
    'login_success',
    'link_shop_success shop',
    'submit_kyc',
    'submit_application facility',
    'submit_application drawdown',
    'page_exit /credit/hook/home',
  ])
    expect(events).toContain(event)
  const pages = ours.filter(({ e_a: action }) => !action).map((parameters) => parameters['url'])
  expect(pages).toContain(`${url}/financing/credit/hook`)
  expect(pages).toContain(`${url}/financing/credit/hook/repay/:chargeId`)
  const everything = JSON.stringify(ours)
  for (const secret of ['@', 'harbour', seller.mobile, seller.brn, director, '?'])
    expect(everything).not.toContain(secret)
}

// The journey runs on the stack that `npm start` starts.
test.use({ engine: 'embedded' })

test('a seller goes from the landing page to a repaid drawdown', async ({ page, stack }) => {
  page.on('pageerror', (error) => expect.soft(error.message, 'an error on the page').toBeUndefined())
  const walk = await countInteractions(page.context())
  await stepUpWhenAsked(page, password)
  await walk.uncounted(() => test.step('accept tracking', () => acceptTracking(page)))
  await test.step('sign up', () => signUp(page, stack, walk))
  await walk.uncounted(async () => {
    await test.step('log out', () => logout(page))
    await test.step('log in', async () => {
      await login(page)
      await awaitEvent(page, stack, 'login_success')
    })
  })
  await test.step('link a shop', () => linkFirstShop(page, walk))
  await test.step('onboard the company', () => fillCompany(page, walk))
  await test.step('register', () => register(page))
  await test.step('sign the agreement', () => sign(page, stack, walk))
  const limit = await test.step('receive a limit', () => receiveLimit(page))
  await test.step('draw down', () => drawDown(page, limit, walk))
  await test.step('repay', () => repay(page, stack, limit))
  await test.step('verify the certified copy', () => verify(page, stack))
  await test.step('check the tracked events', () => checkTracking(page, stack))
})
