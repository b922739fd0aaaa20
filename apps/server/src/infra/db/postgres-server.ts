export interface PostgresServer {
  url: string
  stop: () => Promise<void>
}
