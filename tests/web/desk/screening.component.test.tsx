import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InboxPage } from '../../../web/desk/features/inbox/inbox-page.tsx'
import { ScreeningPanel } from '../../../web/desk/features/screening/screening-panel.tsx'
import { showScreen } from './show-screen.tsx'

const hit = {
  hitId: 'h1',
  screenedName: 'MO Huanying 莫幻影',
  subjectRoles: ['director', 'owner'],
  birthDate: '1980-01-02',
  subjectCountries: ['2', '47'],
  entryName: 'MO Huanying',
  list: 'invented_list',
  entryId: 'INV-0001',
  entryBirthDate: '1961-02-03',
  countries: ['ir', 'Nowhere'],
  programmes: ['INVENTED-1'],
  scorePercent: '97.5',
  foundAt: '2027-01-28T01:00:00.000Z',
}
const row = {
  ...hit,
  companyId: 'c1',
  companyNameEn: null,
  companyNameCn: '海港贸易',
  holdsKyc: true,
  holdsPayouts: 1,
  workId: 'w1',
  takenBy: null,
  takenAt: null,
  proposed: [],
}
const showInbox = (isScreened: boolean, waiting: object[]) =>
  showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/screening',
    told: {
      'screening-list': { isScreened, waiting },
      'screening-decide': {},
      'view-list': { views: [] },
    },
  })

test('a hit is shown beside its entry, with what it holds and the act that decides it', async () => {
  const { user } = await showInbox(true, [row])
  expect(await screen.findByText(/不得让卖家得知命中/)).toBeDefined()
  expect(screen.queryByText(/没有设置筛查引擎/)).toBeNull()
  const line = await screen.findByRole('row', { name: /海港贸易/ })
  expect(line.textContent).toContain('97.5')
  await user.click(screen.getByRole('button', { name: '海港贸易' }))
  expect(await screen.findByRole('button', { name: '判定命中' })).toBeDefined()
  expect(document.body.textContent).toContain('董事、所有人')
  expect(document.body.textContent).toContain('所属国家或地区中国内地、缅甸')
  expect(document.body.textContent).toContain('国家或地区伊朗、Nowhere')
})

test('the note of who handed a hit over is above it, once', async () => {
  const note = '出生日期不一致'
  const { user } = await showInbox(true, [{ ...row, takenBy: 'ada', handedOver: { by: 'grace', note } }])
  await user.click(await screen.findByRole('button', { name: '海港贸易' }))
  await screen.findByRole('button', { name: '判定命中' })
  expect(screen.getAllByText(new RegExp(note))).toHaveLength(1)
})

test('the inbox says where nothing is screened', async () => {
  await showInbox(false, [])
  expect(await screen.findByText(/此环境没有设置筛查引擎/)).toBeDefined()
})

const showPanel = (screening: object | null, hits: object[] = [], isScreened = true) =>
  showScreen(<ScreeningPanel companyId="c1" />, {
    path: '/',
    address: '/',
    told: { 'screening-show': { companyId: 'c1', isScreened, screening, hits } },
  })
const screened = {
  engine: 'watchman',
  screeningOutcome: 'answered',
  askedAt: '2027-01-28T01:00:00.000Z',
  answeredAt: '2027-01-28T01:00:00.000Z',
  subjects: 4,
  holding: 0,
}

test.each([
  ['a screening without hits', screened, [], true, ['筛查 4 个名称（Watchman）', '没有未排除的命中']],
  [
    'an engine that did not answer',
    { ...screened, screeningOutcome: 'unanswered', holding: 1 },
    [{ ...hit, hitStatus: 'open', decidedAt: null, decidedBy: null, secondedBy: null, reason: null }],
    true,
    ['引擎没有回应', '1 项命中没有排除', '待判定'],
  ],
  ['no screening yet', null, [], true, ['尚未筛查']],
  ['no engine', null, [], false, ['没有设置筛查引擎']],
])('the company shows %s', async (_, screening, hits, isScreened, texts) => {
  await showPanel(screening, hits, isScreened)
  await screen.findByRole('region', { name: '制裁名单筛查' })
  for (const text of texts) expect(await screen.findByText(new RegExp(text))).toBeDefined()
})
