/**
 * The verdict on a passkey's signature counter (WebAuthn, 6.1.1). One that does not rise may mean a copied key, or an
 * authenticator that was restored or stopped counting: a signal, not a proof. An authenticator without a counter gives
 * no signal. The highest count is stored, so that each use of a copy that lags behind is noticed; one that has stopped
 * counting is noticed once.
 */
export const checkSignatureCounter = (
  kept: number,
  shown: number,
): { counter: number; hasStalled: boolean } => ({
  counter: shown === 0 ? 0 : Math.max(kept, shown),
  hasStalled: kept > 0 && shown <= kept,
})
