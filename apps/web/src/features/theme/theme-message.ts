export interface ThemeMessage {
  tone: 'success' | 'danger'
  text: string
}

export const staysMs = ({ tone }: ThemeMessage): number => (tone === 'success' ? 3000 : 5000)
