import { Component, type ReactNode } from 'react'
import { RouteError } from './route-error.tsx'

interface Props {
  /** Changes with each navigation, which clears the error. */
  readonly place: string
  readonly children: ReactNode
}

interface State {
  readonly place: string
  readonly failure: { readonly error: unknown } | null
}

/** Shows an error page in place of a screen that fails to render. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failure: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}
