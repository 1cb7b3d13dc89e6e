import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import { sendOnce, unansweredRequest } from '../../../web/api/send-once.ts'
import { stubBrowser } from '../browser-globals.ts'

const name = 'report-payment'
const sent: [string, string][] = []
const answering = async (content: string, key: string) => {
  sent.push([content, key])
  return 'booked'
}
const failing = (error: Error) => async (content: string, key: string) => {
  sent.push([content, key])
  throw error
}

beforeEach(() => {
  stubBrowser()
  sent.length = 0
})

describe('a request that moves money', () => {
  it('is removed once it is answered, and the next has a new key', async () => {
    expect(await sendOnce(name, 'first', answering)).toBe('booked')
    expect(unansweredRequest(name)).toBeUndefined()
    await sendOnce(name, 'first', answering)
    expect(sent[0]?.[1]).not.toBe(sent[1]?.[1])
  })

  it.each(['network', 'internalError'] as const)('is sent again unchanged after %s', async (code) => {
    await expect(sendOnce(name, 'first', failing(new ApiError(code)))).rejects.toThrow('call refused')
    expect(unansweredRequest(name)?.content).toBe('first')
    expect(await sendOnce(name, 'another', answering)).toBe('booked')
    expect(sent[1]).toEqual(sent[0])
    expect(unansweredRequest(name)).toBeUndefined()
  })

  it('is stored before it is sent, so that leaving the page does not lose it', async () => {
    await sendOnce(name, 'first', async (_, key) => expect(unansweredRequest(name)?.key).toBe(key))
  })

  it('ends when it is refused', async () => {
    await expect(sendOnce(name, 'first', failing(new ApiError('ruleBroken')))).rejects.toThrow('call refused')
    expect(unansweredRequest(name)).toBeUndefined()
  })

  it('stays pending if only its repetition was rejected', async () => {
    await expect(sendOnce(name, 'first', failing(new ApiError('tooManyRequests')))).rejects.toThrow(
      'call refused',
    )
    expect(unansweredRequest(name)).toBeUndefined()
    await expect(sendOnce(name, 'first', failing(new ApiError('network')))).rejects.toThrow('call refused')
    await expect(sendOnce(name, 'first', failing(new ApiError('sessionExpired')))).rejects.toThrow(
      'call refused',
    )
    expect(unansweredRequest(name)?.content).toBe('first')
  })

  it('is not repeated after its key has expired on the server', async () => {
    vi.useFakeTimers({ now: 0 })
    await expect(sendOnce(name, 'first', failing(new ApiError('network')))).rejects.toThrow('call refused')
    vi.setSystemTime(6 * 24 * 3600 * 1000)
    expect(unansweredRequest(name)).toBeUndefined()
    vi.useRealTimers()
  })
})
