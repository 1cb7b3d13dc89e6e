import type { Window } from 'happy-dom'

const address = 'http://localhost:3000/'

/** Sets the window's address back. A test that clicked a download or `tel:` would leave one that has no cookies. */
export const restoreAddress = (): void => {
  if (window.location.href !== address) (window as unknown as Window).happyDOM.setURL(address)
}
