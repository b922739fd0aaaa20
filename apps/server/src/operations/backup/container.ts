import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { StartFault } from '../../infra/start-fault.ts'

/**
 * A backup without a passphrase is a tar file followed by its SHA-256. `tar` can read it. With a passphrase, the tar
 * file is split into encrypted frames. Each frame is authenticated, numbered and bound to this file, and the last frame
 * is marked, so that no frame can be changed, moved or cut off.
 */
const SEALED = Buffer.from('UFAROBK1')
const SUM = Buffer.from('UFAROSUM')
const SUM_BYTES = SUM.length + 32
const FRAME = 64 * 1024
const SALT_BYTES = 16
const TAG_BYTES = 16
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

export type Bytes = AsyncIterable<Buffer>

const DAMAGED = 'The backup is damaged or not whole: nothing was changed.'

export async function* wrap(source: Bytes, passphrase: string | undefined): AsyncGenerator<Buffer> {
  if (!passphrase) return yield* withSum(source)
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(passphrase, salt)
  yield Buffer.concat([SEALED, salt])
  let n = 0
  let held: Buffer | undefined
  for await (const frame of framesOf(source)) {
    if (held) yield seal(key, n++, held, false)
    held = frame
  }
  yield seal(key, n, held ?? Buffer.alloc(0), true)
}

export async function* unwrap(source: Bytes, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const reader = createReader(source)
  const head = await reader.peek(SEALED.length)
  if (!head.equals(SEALED)) return yield* checkSum(reader.rest())
  if (!passphrase) throw new StartFault('This backup is encrypted: set BACKUP_PASSPHRASE.')
  const salt = (await reader.take(SEALED.length + SALT_BYTES)).subarray(SEALED.length)
  if (salt.length < SALT_BYTES) throw new StartFault(DAMAGED)
  const key = await keyOf(passphrase, salt)
  for (let n = 0; ; n++) {
    const size = await reader.take(4)
    const length = size.length === 4 ? size.readUInt32BE() : -1
    if (length < 0 || length > FRAME) throw new StartFault(DAMAGED)
    const sealed = await reader.take(length + TAG_BYTES)
    const last = (await reader.peek(1)).length === 0
    const opened = sealed.length === length + TAG_BYTES ? open(key, n, sealed, last) : null
    if (!opened)
      throw new StartFault(
        n === 0 ? 'BACKUP_PASSPHRASE is not the one of this backup, or the backup is damaged.' : DAMAGED,
      )
    yield opened
    if (last) return
  }
}

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)(passphrase.normalize('NFKC'), salt, 32, COST)

/**
 * Nonce of frame `n`. A frame number is safe as a nonce, because every file has its own key, derived with a random
 * salt.
 */
function nonceOf(n: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(last ? 1 : 0)
  nonce.writeBigUInt64BE(BigInt(n), 4)
  return nonce
}

function seal(key: Buffer, n: number, plain: Buffer, last: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(n, last))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(plain.length)
  return Buffer.concat([size, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, n: number, sealed: Buffer, last: boolean): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(n, last))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plain = decipher.update(sealed.subarray(0, -TAG_BYTES))
  try {
    return Buffer.concat([plain, decipher.final()])
  } catch {
    return null
  }
}

async function* framesOf(source: Bytes): AsyncGenerator<Buffer> {
  const reader = createReader(source)
  for (let frame = await reader.take(FRAME); frame.length > 0; frame = await reader.take(FRAME)) yield frame
}

async function* withSum(source: Bytes): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield Buffer.concat([SUM, hash.digest()])
}

async function* checkSum(source: Bytes): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    const ready = held.subarray(0, Math.max(0, held.length - SUM_BYTES))
    hash.update(ready)
    if (ready.length > 0) yield ready
    held = held.subarray(ready.length)
  }
  const whole = held.length === SUM_BYTES && held.subarray(0, SUM.length).equals(SUM)
  if (!whole || !timingSafeEqual(hash.digest(), held.subarray(SUM.length))) throw new StartFault(DAMAGED)
}

function createReader(source: Bytes) {
  const chunks = source[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let length = 0
  const fill = async (wanted: number) => {
    while (length < wanted) {
      const { value, done } = await chunks.next()
      if (done) return
      waiting.push(value)
      length += value.length
    }
  }
  const take = async (count: number): Promise<Buffer> => {
    await fill(count)
    const all = Buffer.concat(waiting)
    waiting = all.length > count ? [all.subarray(count)] : []
    length = Math.max(0, all.length - count)
    return all.subarray(0, count)
  }
  return {
    take,
    async peek(count: number): Promise<Buffer> {
      await fill(count)
      return Buffer.concat(waiting).subarray(0, count)
    },
    async *rest(): AsyncGenerator<Buffer> {
      yield* waiting
      waiting = []
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    },
  }
}
