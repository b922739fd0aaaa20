import { execute } from '#server/operations/execute.ts'

/** Runs the command `npm run ufaro -- …` in this process. */
export async function ufaro(env: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = []
  const keep = (line: string) => void lines.push(line)
  const code = await execute(args, env, { say: keep, complain: keep })
  return { code, output: lines.join('\n') }
}

export const settingsOf = ({ DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string }) => ({
  DATABASE_URL: DATABASE_URL!,
  DATA_DIR,
})
