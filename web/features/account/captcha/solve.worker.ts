import { findAnswer, type ProofOfWork } from './find-answer.ts'

/** What the worker says: how far it is, then what it found. */
export type WorkMessage = { readonly tried: number } | { readonly answer: number | undefined }

const say = (message: WorkMessage): void => postMessage(message)

addEventListener('message', (event: MessageEvent<ProofOfWork>) => {
  const solve = async () => {
    const search = findAnswer(event.data)
    for (let step = await search.next(); ; step = await search.next()) {
      if (step.done) return say({ answer: step.value })
      say({ tried: step.value })
    }
  }
  // A failure within reaches the page as the worker's `error` only when it is thrown outside a promise.
  solve().catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
})
