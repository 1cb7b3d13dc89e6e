import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FacilityOfObligor } from '#shared/desk/obligors.ts'
import { ObligorsPage } from '../../../web/desk/features/obligors/obligors-page.tsx'
import * as savingText from '../../../web/desk/ui/save-text.ts'
import { showScreen } from './show-screen.tsx'

const facility: FacilityOfObligor = {
  companyId: 'a-company',
  companyNameEn: 'Harbour Gift Trading Limited',
  companyNameCn: '海港礼品贸易有限公司',
  facilityId: 'a-facility',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  limitCents: 80_000_00,
  outstandingCents: 30_000_00,
  pastDueCents: 1_000_00,
  people: [{ name: 'CHAN Tai Man', personKey: 'k' }],
}

const sister = { ...facility, companyId: 'a-sister', companyNameCn: '灯街贸易有限公司', facilityId: 'b' }

const told = {
  'obligor-list': ({ cursor }: { cursor?: unknown }) =>
    cursor ? { facilities: [sister] } : { facilities: [facility], cursor: '1' },
}

test('companies of one owner on two pages are one row, and are saved so', async () => {
  const save = vi.spyOn(savingText, 'saveText').mockImplementation(() => {})
  const { user } = await showScreen(<ObligorsPage />, { path: '/obligors', told })
  const table = await screen.findByRole('region', { name: '债务人集中度' })
  const [, row, ...others] = within(table).getAllByRole('row')
  expect(others).toEqual([])
  for (const text of ['海港礼品贸易有限公司', '灯街贸易有限公司', 'CHAN Tai Man', '60,000.00', '100.00%'])
    expect(row?.textContent).toContain(text)
  await user.click(screen.getByRole('button', { name: '导出 CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [name, content = ''] = save.mock.calls[0] ?? []
  expect(name).toBe('obligors.csv')
  expect(content).toContain(
    '海港礼品贸易有限公司; 灯街贸易有限公司,CHAN Tai Man,GBP,160000.00,60000.00,100.00,2000.00',
  )
})

test('without facilities, a message is shown', async () => {
  await showScreen(<ObligorsPage />, { path: '/obligors', told: { 'obligor-list': { facilities: [] } } })
  expect(await screen.findByText('没有未结束的额度')).toBeDefined()
})
