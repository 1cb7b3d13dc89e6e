import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import { carryOut, keptIntention } from '../../../web/api/kept-intentions.ts'
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

describe('an intention that moves money', () => {
  it('is forgotten once it is answered, and the next has another key', async () => {
    expect(await carryOut(name, 'first', answering)).toBe('booked')
    expect(keptIntention(name)).toBeUndefined()
    await carryOut(name, 'first', answering)
    expect(sent[0]?.[1]).not.toBe(sent[1]?.[1])
  })

  it.each(['network', 'internalError'] as const)('is sent again as it was after %s', async (code) => {
    await expect(carryOut(name, 'first', failing(new ApiError(code)))).rejects.toThrow('call refused')
    expect(keptIntention(name)?.content).toBe('first')
    expect(await carryOut(name, 'another', answering)).toBe('booked')
    expect(sent[1]).toEqual(sent[0])
    expect(keptIntention(name)).toBeUndefined()
  })

  it('is kept from before it is sent, so that leaving the page does not lose it', async () => {
    await carryOut(name, 'first', async (_, key) => expect(keptIntention(name)?.key).toBe(key))
  })

  it('is over when it is refused', async () => {
    await expect(carryOut(name, 'first', failing(new ApiError('ruleBroken')))).rejects.toThrow('call refused')
    expect(keptIntention(name)).toBeUndefined()
  })

  it('stays open when only its repetition was turned away', async () => {
    await expect(carryOut(name, 'first', failing(new ApiError('tooManyRequests')))).rejects.toThrow(
      'call refused',
    )
    expect(keptIntention(name)).toBeUndefined()
    await expect(carryOut(name, 'first', failing(new ApiError('network')))).rejects.toThrow('call refused')
    await expect(carryOut(name, 'first', failing(new ApiError('sessionExpired')))).rejects.toThrow(
      'call refused',
    )
    expect(keptIntention(name)?.content).toBe('first')
  })

  it('is not repeated after the server has forgotten its key', async () => {
    vi.useFakeTimers({ now: 0 })
    await expect(carryOut(name, 'first', failing(new ApiError('network')))).rejects.toThrow('call refused')
    vi.setSystemTime(6 * 24 * 3600 * 1000)
    expect(keptIntention(name)).toBeUndefined()
    vi.useRealTimers()
  })
})
