export function logFailure(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: only this file may write to the console
  console.warn(text, cause ?? '')
}
