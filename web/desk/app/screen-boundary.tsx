import { Component, type ReactNode } from 'react'
import { Failed } from '../ui/failed.tsx'

/** Where a screen cannot be fetched or shown, says so in its place: the way to the others stays. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === undefined ? (
      this.props.children
    ) : (
      <Failed error={error} retry={() => window.location.reload()} />
    )
  }
}
