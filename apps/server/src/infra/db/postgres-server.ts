/** A server that answers, wherever it runs. */
export interface PostgresServer {
  url: string
  /** Ends what was started for this process; nothing where the server is somebody else's. */
  stop: () => Promise<void>
}
