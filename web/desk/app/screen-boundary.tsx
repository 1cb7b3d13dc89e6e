import { Component, type ReactNode } from 'react'
import { Failed } from '../ui/failed.tsx'

/** Shows an error in place of a screen that cannot be loaded or rendered; the navigation stays. */
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
