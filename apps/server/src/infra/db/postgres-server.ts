export interface PostgresServer {
  url: string
  /** Stops only what was started for this process. */
  stop: () => Promise<void>
}
