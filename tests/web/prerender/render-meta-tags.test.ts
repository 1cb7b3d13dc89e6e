import { expect, test } from 'vitest'
import { type MetaTagsInput, renderMetaTags } from '../../../web/prerender/render-meta-tags.ts'

const page: MetaTagsInput = {
  origin: 'https://quay.example',
  locale: 'en',
  path: '/credit/hook',
  title: 'Small shops & more',
  description: 'A "share" of sales',
  html: '<details><summary>Sources</summary><ul><li>one</li></ul></details><details class="a"><summary class="b">Small &amp; new?</summary><p class="c">It&#x27;s <b>fine</b>.</p></details>',
  brand: {
    name: 'Quay',
    nameChinese: '岸',
    company: { 'zh-CN': '岸', 'zh-TW': '岸', en: 'Quay Finance Limited' },
    licenceNumber: '1/2026',
    hotline: '+852\u00A03000\u00A00000',
    hours: '9:30–18:00',
    email: 'care@quay.example',
    customerService: undefined,
    icp: '粤ICP备2026000001号-1',
    hongKongLine: undefined,
  },
}

const head = renderMetaTags(page)

test('a page has its canonical URL and those of other languages', () => {
  expect(head).toContain('<link rel="canonical" href="https://quay.example/financing/credit/hook?lang=en">')
  expect(head).toContain(
    '<link rel="alternate" hreflang="zh-Hans" href="https://quay.example/financing/credit/hook">',
  )
  expect(head).toContain('<link rel="alternate" hreflang="x-default"')
})

test('a shared link has a title, a description and a picture', () => {
  expect(head).toContain('<meta property="og:title" content="Small shops &amp; more">')
  expect(head).toContain('<meta property="og:description" content="A &quot;share&quot; of sales">')
  expect(head).toContain(
    '<meta property="og:image" content="https://quay.example/financing/social/hook.jpg">',
  )
})

test('structured data has the lender, the product and the page’s answers', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string; name?: string }[] }
  expect(graph.map((node) => node['@type'])).toEqual([
    'FinancialService',
    'WebPage',
    'LoanOrCredit',
    'FAQPage',
  ])
  expect(graph[0]).toMatchObject({ name: 'Quay Finance Limited', telephone: '+852 3000 0000' })
  expect(graph[3]).toMatchObject({
    mainEntity: [{ name: 'Small & new?', acceptedAnswer: { text: "It's fine." } }],
  })
})

test('page content cannot close the script element', () => {
  const hostile = renderMetaTags({ ...page, title: '</script><script>alert(1)</script>' })
  expect(hostile.match(/<\/script>/g)).toHaveLength(1)
})

test('the entry page has no product of its own', () => {
  expect(renderMetaTags({ ...page, path: '/' })).not.toContain('LoanOrCredit')
})
