export async function runAsScript(
  start: (options: { port: number }) => Promise<{ baseUrl: string; origin: string }>,
  variable: string,
): Promise<void> {
  const { baseUrl, origin } = await start({ port: Number(process.argv[2] ?? 0) })
  process.stdout.write(
    `${variable}=${baseUrl}\nPUT ${origin}/control/faults {"next": ["minute", "ok"], "always": null}\n`,
  )
}
