import { findAnswer, type ProofOfWork } from './find-answer.ts'

/** The worker's messages: its progress, then the answer. */
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
  // Thrown outside of a promise, so that the failure reaches the page as the worker's `error` event.
  solve().catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
})
