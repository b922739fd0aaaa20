declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      directory: string
      port: number
      address: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    run: () => Promise<AddressInfo>
    close: () => Promise<void>
  }
}
