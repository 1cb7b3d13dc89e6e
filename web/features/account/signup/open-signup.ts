import { currentLine } from '../../../app/paths.ts'
import { openAuth } from '../dialog/auth-dialog-store.ts'
import { paymentVisitor } from './payment-visitor.ts'

/** Opens the signup: the payment platform's own for a visitor whom the platform told of. */
export const openSignup = (): void => {
  const isOfPlatform = currentLine().id === 'payoneer' && paymentVisitor.get().status !== 'unknown'
  openAuth(isOfPlatform ? 'signupPayoneer' : 'signup')
}
