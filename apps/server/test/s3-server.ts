import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  settings: (bucket?: string) => Record<'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>
  /** All requests so far, each as method and path, such as `GET /bucket/key`. */
  asked: string[]
  /** Stops listening but keeps the stored files. */
  goAway: () => Promise<void>
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
  return {
    settings: (bucket = 'pictures') => ({
      STORAGE_URL: `s3://${bucket}/ufaro?endpoint=http://127.0.0.1:${port}&region=eu-west-1`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    asked,
    goAway: () => server.close(),
    comeBack: async () => {
      ;({ next: server, address } = open(port))
      await address
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
