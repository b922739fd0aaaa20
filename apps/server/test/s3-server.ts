import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  settings: (bucket?: string) => Record<'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>
  /** All requests so far, each as method and path, such as `GET /bucket/key`. */
  asked: string[]
  /** Stops listening and ends all connections, but keeps the stored files. */
  goAway: () => Promise<void>
  /** Listens again on the same port. Does nothing if the server is listening. */
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'ufaro-s3-'))
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  const asked: string[] = []
  const open = (on: number) => {
    const next = new S3rver({ directory, port: on, address: '127.0.0.1', silent: true, configureBuckets })
    next.middleware.unshift((context, go) => {
      asked.push(`${context.method} ${context.path}`)
      return go()
    })
    return { next, address: next.run() }
  }
  let { next: server, address } = open(0)
  const { port } = await address
  // End open connections too: a client's idle connection would still be served after the server stopped listening.
  const goAway = async () => {
    const closed = server.close()
    server.httpServer.closeAllConnections()
    await closed
  }
  return {
    settings: (bucket = 'pictures') => ({
      STORAGE_URL: `s3://${bucket}/ufaro?endpoint=http://127.0.0.1:${port}&region=eu-west-1`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    asked,
    goAway,
    comeBack: async () => {
      if (server.httpServer.listening) return
      ;({ next: server, address } = open(port))
      await address
    },
    close: async () => {
      await goAway()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
