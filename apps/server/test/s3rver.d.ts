declare module 's3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      directory: string
      port: number
      address: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    middleware: ((context: { method: string; path: string }, go: () => Promise<void>) => Promise<void>)[]
    httpServer: Server
    run: () => Promise<AddressInfo>
    close: () => Promise<void>
  }
}
