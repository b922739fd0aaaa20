export interface JobContext {
  signal: AbortSignal
  interruptions: number
}

export type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>

interface Entry<Data> {
  handle: JobHandler<Data>
  concurrency: number
}

/**
 * Collects the handlers of all jobs. `check` throws at startup if one is missing, so that the first job does not fail.
 */
export function handlerTable<Jobs extends Record<string, object>>(names: readonly (keyof Jobs & string)[]) {
  const entries = new Map<string, Entry<never>>()

  return {
    add<Name extends keyof Jobs & string>(name: Name, entry: Entry<Jobs[Name]>): void {
      if (!names.includes(name)) throw new Error(`no job is called ${name}`)
      if (entries.has(name)) throw new Error(`the job ${name} has two handlers`)
      entries.set(name, entry)
    },

    check(): void {
      const missing = names.filter((name) => !entries.has(name))
      if (missing.length > 0) throw new Error(`no handler for the job ${missing.join(', ')}`)
    },

    of<Name extends keyof Jobs & string>(name: Name): Entry<Jobs[Name]> {
      return entries.get(name) as Entry<Jobs[Name]>
    },
  }
}
