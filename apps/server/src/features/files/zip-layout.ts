export interface ZipEntry {
  name: string
  /** Size in bytes. Must be below 4 GiB. */
  size: number
  crc32: number
}

export type ZipSegment = { start: number; bytes: Buffer } | { start: number; entry: number; size: number }

export interface ZipLayout {
  size: number
  segments: ZipSegment[]
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const UTF8 = 0x0800
const VERSION = { plain: 20, zip64: 45 }
const UNIX = 3 << 8
const ORDINARY_FILE = 0o100644 * 0x10000
const MAX_16 = 0xffff
const MAX_32 = 0xffffffff

/**
 * Entries are stored uncompressed, so that the position of every byte is known without opening the files and ranges can
 * be served. Uses ZIP64 from 65,535 entries or 4 GiB on.
 */
export function layOutZip(entries: readonly ZipEntry[], date: Date): ZipLayout {
  const stamp = dosTime(date)
  const segments: ZipSegment[] = []
  const directory: Buffer[] = []
  let at = 0
  const put = (bytes: Buffer) => {
    segments.push({ start: at, bytes })
    at += bytes.length
  }

  entries.forEach((entry, index) => {
    if (entry.size > MAX_32) throw new Error(`${entry.name} is too large for an entry`)
    directory.push(centralHeader(entry, stamp, at))
    put(localHeader(entry, stamp))
    if (entry.size > 0) segments.push({ start: at, entry: index, size: entry.size })
    at += entry.size
  })
  const central = Buffer.concat(directory)
  const offset = at
  put(central)
  if (entries.length >= MAX_16 || at > MAX_32) put(end64(entries.length, central.length, offset))
  put(end(entries.length, central.length, offset))
  return { size: at, segments }
}

function localHeader({ name, size, crc32 }: ZipEntry, stamp: number): Buffer {
  const text = Buffer.from(name, 'utf8')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL, 0)
  header.writeUInt16LE(VERSION.plain, 4)
  header.writeUInt16LE(UTF8, 6)
  header.writeUInt32LE(stamp, 10)
  header.writeUInt32LE(crc32, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(text.length, 26)
  return Buffer.concat([header, text])
}

function centralHeader({ name, size, crc32 }: ZipEntry, stamp: number, offset: number): Buffer {
  const text = Buffer.from(name, 'utf8')
  const far = offset >= MAX_32
  const extra = far ? farOffset(offset) : Buffer.alloc(0)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(UNIX | VERSION.zip64, 4)
  header.writeUInt16LE(far ? VERSION.zip64 : VERSION.plain, 6)
  header.writeUInt16LE(UTF8, 8)
  header.writeUInt32LE(stamp, 12)
  header.writeUInt32LE(crc32, 16)
  header.writeUInt32LE(size, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(text.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(ORDINARY_FILE, 38)
  header.writeUInt32LE(Math.min(offset, MAX_32), 42)
  return Buffer.concat([header, text, extra])
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(0x0001, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

function end64(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(76)
  record.writeUInt32LE(END_64, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(UNIX | VERSION.zip64, 12)
  record.writeUInt16LE(VERSION.zip64, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(length), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  record.writeUInt32LE(LOCATOR_64, 56)
  record.writeBigUInt64LE(BigInt(offset + length), 64)
  record.writeUInt32LE(1, 72)
  return record
}

function end(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(END, 0)
  record.writeUInt16LE(Math.min(count, MAX_16), 8)
  record.writeUInt16LE(Math.min(count, MAX_16), 10)
  record.writeUInt32LE(Math.min(length, MAX_32), 12)
  record.writeUInt32LE(Math.min(offset, MAX_32), 16)
  return record
}

/** Uses UTC, so that the result does not depend on the server's time zone. */
function dosTime(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return ((day << 16) | time) >>> 0
}
