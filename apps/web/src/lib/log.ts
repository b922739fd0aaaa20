export function logFailure(text: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(text, cause ?? '')
}
