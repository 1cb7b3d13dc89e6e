import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PagedList } from '../../../web/desk/ui/paged-list.tsx'
import { showScreen } from './show-screen.tsx'

const fetchNextPage = vi.fn<() => void>()

const query = {
  data: {},
  error: null,
  isPending: false,
  refetch: () => undefined,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage,
}

const show = (changes: Partial<typeof query> | { data: undefined; isPending: true }, count: number) =>
  showScreen(
    <PagedList query={{ ...query, ...changes }} count={count} empty="没有公司">
      <p>两家公司</p>
    </PagedList>,
    { path: '/', told: {} },
  )

test('a list shows its rows, how many there are, and loads more', async () => {
  const { user } = await show({ hasNextPage: true }, 2)
  expect(screen.getByText('两家公司')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('2')
  await user.click(screen.getByRole('button', { name: /更多/ }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

test('a list without rows says so, but not while there are more pages', async () => {
  await show({}, 0)
  expect(screen.getByText('没有公司')).toBeDefined()
  expect(screen.queryByText('两家公司')).toBeNull()
  expect(screen.queryByRole('button', { name: /更多/ })).toBeNull()
})

test('a page without rows may be followed by others', async () => {
  await show({ hasNextPage: true }, 0)
  expect(screen.queryByText('没有公司')).toBeNull()
  expect(screen.getByRole('button', { name: /更多/ })).toBeDefined()
})

test('a list that is being loaded claims nothing', async () => {
  await show({ data: undefined, isPending: true }, 0)
  expect(screen.queryByText('没有公司')).toBeNull()
})
