export interface ThemeMessage {
  tone: 'success' | 'danger'
  text: string
}

/** A fault is there longer: it has to be understood. */
export const staysMs = ({ tone }: ThemeMessage): number => (tone === 'success' ? 3000 : 5000)
