import { EnvError, readEnv } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { createLog } from '../infra/log.ts'
import { StartFault } from '../infra/start-fault.ts'
import { OPERATIONS } from './operations.ts'
import { UsageFault } from './usage-fault.ts'

interface Streams {
  say: (line: string) => void
  complain: (line: string) => void
}

/** @returns the operation's exit code, or 1 if it threw an error, whose message is then printed */
export async function execute(
  [name = '', ...args]: string[],
  source: Record<string, string | undefined>,
  { say, complain }: Streams,
): Promise<number> {
  try {
    const operation = OPERATIONS[name]
    if (!operation) throw new UsageFault(Object.keys(OPERATIONS).join(' | '))
    const env = readEnv(source)
    const log = createLog(env.LOG_LEVEL === 'debug' ? 'debug' : 'fatal')
    return (await operation.run(args, { env, log, say })) ?? 0
  } catch (error) {
    complain(sentenceOf(error))
    return 1
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartFault || error instanceof EnvError || error instanceof AppError) return error.message
  const { message, code } = error as NodeJS.ErrnoException
  return `It did not work: ${(message || code || String(error)).split('\n')[0]}`
}
