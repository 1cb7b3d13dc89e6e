/**
 * What a passkey's counter says once it has signed (WebAuthn, 6.1.1). One that does not rise may mean that somebody has
 * copied the key, or that its authenticator was restored or stopped counting: a signal, not a proof. An authenticator that
 * never counted says nothing by it. The highest count is kept, so that each use of a copy that lags behind is seen; one
 * that has stopped counting is noticed once.
 */
export const judgeCounter = (kept: number, shown: number): { counter: number; hasStalled: boolean } => ({
  counter: shown === 0 ? 0 : Math.max(kept, shown),
  hasStalled: kept > 0 && shown <= kept,
})
