import { Component, type ReactNode } from 'react'
import { RouteError } from './route-error.tsx'

interface Props {
  /** Another value for each place: what failed at one is tried again at the next. */
  readonly place: string
  readonly children: ReactNode
}

interface State {
  readonly place: string
  readonly failure: { readonly error: unknown } | null
}

/** Shows what to do where the screen within it fails. */
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
