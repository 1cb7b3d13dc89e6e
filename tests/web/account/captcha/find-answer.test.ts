import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findAnswer, type ProofOfWork } from '../../../../web/features/account/captcha/find-answer.ts'

const workFor = (answer: number, most: number): ProofOfWork => ({
  salt: 'quay',
  challenge: createHash('sha256').update(`quay${answer}`).digest('hex'),
  most,
})

const search = async (work: ProofOfWork, sliceSize?: number) => {
  const tried: number[] = []
  const steps = findAnswer(work, sliceSize)
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done) return { answer: step.value, tried }
    tried.push(step.value)
  }
}

describe('the proof of work', () => {
  it.each([0, 1, 1234, 2000])('finds the number %i of 2000', async (answer) => {
    expect((await search(workFor(answer, 2000))).answer).toBe(answer)
  })

  it('reports the number of attempts after each slice', async () => {
    expect(await search(workFor(250, 1000), 100)).toEqual({ answer: 250, tried: [100, 200] })
  })

  it('returns undefined after trying all numbers if none matches', async () => {
    expect(await search(workFor(11, 10), 4)).toEqual({ answer: undefined, tried: [4, 8, 11] })
  })
})
