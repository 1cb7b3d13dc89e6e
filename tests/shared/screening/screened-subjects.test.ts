import { expect, test } from 'vitest'
import { screenedSubjects, subjectKeyOf } from '#shared/screening/screened-subjects.ts'

const sections = {
  company_info: { register_name_en: 'Lantern Street Trading Limited', register_name_cn: '灯街贸易有限公司' },
  connected_persons: {
    persons: [
      {
        full_name_en: 'CHAN Tai Man',
        full_name_cn: '陈大文',
        capacity: 'director',
        birth_date: '1980-01-02',
        nationality: '2',
        permanent_address: '缅甸仰光市卑谬路12号',
      },
      { full_name_en: 'LI Xiaoming', capacity: 'shareholder', ownership_percent: '40' },
    ],
    companies: [{ company_id: 'c1', register_name_en: 'Wick Holdings Limited' }],
  },
} as never

test('everybody of a company is screened once, by each name as entered', () => {
  const subjects = screenedSubjects({
    kycs: [sections, sections],
    payers: ['LANTERN STREET TRADING LTD', 'WONG SIU MING'],
    payees: ['灯街贸易有限公司', 'Chan Tai Man'],
  })
  expect(subjects[2]?.countries).toEqual(['2', '47'])
  expect(subjects.map(({ names, roles }) => [names, roles])).toEqual([
    [
      ['Lantern Street Trading Limited', '灯街贸易有限公司'],
      ['company', 'payer', 'payee'],
    ],
    [['Wick Holdings Limited'], ['connected company']],
    [
      ['CHAN Tai Man', '陈大文'],
      ['director', 'payee'],
    ],
    [['LI Xiaoming'], ['owner', 'guarantor']],
    [['WONG SIU MING'], ['payer']],
  ])
})

test('a subject is the same by its names, and another by a changed one', () => {
  const key = subjectKeyOf({ names: ['CHAN Tai Man', '陈大文'] })
  expect(subjectKeyOf({ names: ['陈大文', 'Chan Tai-Man'] })).toBe(key)
  expect(subjectKeyOf({ names: ['CHAN Tai Wan', '陈大文'] })).not.toBe(key)
})
