import { Component, type ReactNode } from 'react'
import { reportClientError } from './client-errors.ts'

export abstract class Boundary<Props = unknown> extends Component<
  Props & { children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error)
  }

  override componentDidMount() {
    window.addEventListener('online', this.goOn)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.goOn)
  }

  /**
   * Reloads the page when the device is online again, because the most likely error is code that could not be loaded
   * offline.
   */
  private goOn = () => this.state.broken && window.location.reload()

  protected abstract problem(): ReactNode
  protected abstract offline(title: string, text: string): ReactNode

  override render() {
    if (!this.state.broken) return this.props.children
    if (navigator.onLine) return this.problem()
    return this.offline('You are offline', 'This part goes on by itself when the connection is back.')
  }
}
