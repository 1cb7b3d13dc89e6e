import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ViewedSubject } from '#shared/desk/viewed-records.ts'
import { ViewedRecords } from '../../../web/desk/features/inbox/viewed-records.tsx'
import { showScreen } from './show-screen.tsx'

const subject = (companyId: string, records: ViewedSubject['records']): ViewedSubject => ({
  companyId,
  facilityId: `f-${companyId}`,
  viewedSince: '2027-01-24T01:00:00.000Z',
  records,
})

const companies = [
  { companyId: 'c1', companyNameEn: null, companyNameCn: '海港礼品' },
  { companyId: 'c2', companyNameEn: null, companyNameCn: '翡翠家居' },
]

const show = (viewed: readonly ViewedSubject[]) =>
  showScreen(<ViewedRecords viewed={viewed} proposedBy="grace" companies={companies} />, {
    path: '/',
    told: { 'limit-show': {} },
  })

const section = () => screen.findByRole('region', { name: 'grace 提出前查看过的资料' })

describe('the viewed records of a proposal', () => {
  test('are named with their time, or as not viewed, and lead to their screen', async () => {
    await show([
      subject('c1', [
        { record: 'limit', viewedAt: null },
        { record: 'facility', viewedAt: '2027-01-30T02:05:00.000Z' },
        { record: 'documents', viewedAt: '2027-01-30T02:05:00.000Z', viewedFiles: 1, files: 2 },
      ]),
    ])
    const [limit, facility, documents] = within(await section()).getAllByRole('listitem')
    expect(limit?.textContent).toContain('未查看')
    expect(
      within(limit as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/limits/f-c1')
    expect(facility?.textContent).toMatch(/2027.*10:05/)
    expect(facility?.textContent).not.toContain('未查看')
    // There is no link to a record that the user may not open.
    expect(within(facility as HTMLElement).queryByRole('link')).toBeNull()
    expect(documents?.textContent).toContain('已打开 1 / 2 份')
    expect((await section()).textContent).not.toContain('海港礼品')
  })

  test('of several companies begin with the one of which most is missing', async () => {
    await show([
      subject('c1', [{ record: 'exposure', viewedAt: '2027-01-30T02:05:00.000Z' }]),
      subject('c2', [{ record: 'exposure', viewedAt: null }]),
    ])
    const said = (await section()).textContent ?? ''
    expect(said.indexOf('翡翠家居')).toBeLessThan(said.indexOf('海港礼品'))
  })
})
