import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSectionSaver, type SaveState } from '../../../../web/ui/form/section-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Save = Parameters<typeof createSectionSaver>[0]['save']

const start = (save: Save) => {
  const states: SaveState[] = []
  const saver = createSectionSaver({ save, onState: (state) => states.push(state), quiet: 1000 })
  return { saver, states }
}

it('saves the newest state once after the pause', async () => {
  const save = vi.fn<Save>(async () => undefined)
  const { saver, states } = start(save)
  saver.change('company_info', { brn: '1' })
  await vi.advanceTimersByTimeAsync(900)
  saver.change('company_info', { brn: '2' })
  await vi.advanceTimersByTimeAsync(900)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(save.mock.calls).toEqual([['company_info', { brn: '2' }]])
  expect(states.at(-1)).toBe('saved')
})

it('never has two concurrent calls, and saves later changes afterwards', async () => {
  const open: (() => void)[] = []
  const save = vi.fn<Save>(() => new Promise<void>((resolve) => open.push(resolve)))
  const { saver } = start(save)
  saver.change('company_info', { brn: '1' })
  const first = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  saver.change('company_info', { brn: '2' })
  const second = saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(1)
  open.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(2)
  expect(save).toHaveBeenLastCalledWith('company_info', { brn: '2' })
  open.shift()?.()
  expect(await first).toBe(true)
  expect(await second).toBe(true)
})

it('keeps a failed section until the next attempt', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('no connection'))
  const { saver, states } = start(save)
  saver.change('documents', { other: ['a'] })
  expect(await saver.flush()).toBe(false)
  expect(states.at(-1)).toBe('failed')
  expect(await saver.flush()).toBe(true)
  expect(save).toHaveBeenLastCalledWith('documents', { other: ['a'] })
})
