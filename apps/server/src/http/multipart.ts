import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, tooMuch } from './app-error.ts'
import { decodeDataUrl, namesStoredFile } from './data-urls.ts'
import type { PartKinds } from './form-parts.ts'
import { checkJsonShape } from './json-shape.ts'
import { picturePart } from './picture-part.ts'
import { readReference } from './picture-ref.ts'
import type { Upload, Uploads } from './upload.ts'

const MB = 1024 * 1024
const MULTIPART_MAX_BYTES = 128 * MB
const LIMITS = { fileSize: 10 * MB, files: 100, fieldSize: 4 * MB, fields: 200, parts: 300, fieldNameSize: 100 }

interface Options {
  names: readonly string[]
  stay: boolean
  kinds: PartKinds
  folder: string
}

interface Taken {
  fields: Record<string, unknown>
  uploads: Uploads
}

interface Reading {
  isPicture: (part: string) => boolean
  stay: boolean
  kinds: PartKinds
  folder: string
  fields: Record<string, unknown>
  parts: Record<string, Upload[]>
  hash: Hash
  bytes: number
  fault?: AppError
}

/**
 * Reads a whole form. Pictures are written to files.
 * @throws AppError VALIDATION_FAILED for a malformed form or part, TOO_LARGE for an oversized form or text
 */
export async function takeMultipart(request: FastifyRequest, { names, stay, kinds, folder }: Options): Promise<Taken> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > MULTIPART_MAX_BYTES) throw tooMuch()
  const reading: Reading = {
    isPicture: picturePart(names),
    stay,
    kinds,
    folder,
    fields: {},
    parts: {},
    hash: createHash('sha256'),
    bytes: 0,
  }
  try {
    for await (const part of request.parts({ limits: LIMITS })) await takePart(reading, part)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('VALIDATION_FAILED', 'The form could not be read.', { cause })
  }
  if (reading.fault) throw reading.fault
  return { fields: reading.fields, uploads: { parts: reading.parts, digest: reading.hash.digest('base64url') } }
}

async function takePart(reading: Reading, part: Multipart): Promise<void> {
  if (part.type === 'file') return takeFile(reading, part)
  if (part.valueTruncated) reading.fault ??= new AppError('TOO_LARGE')
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
  reading.bytes += Buffer.byteLength(text)
  if (reading.bytes > MULTIPART_MAX_BYTES) throw tooMuch()
  if (reading.isPicture(part.fieldname)) takeTextPicture(reading, part.fieldname, text)
  else takeField(reading, part.fieldname, text)
}

async function takeFile(reading: Reading, { fieldname: name, file, filename }: MultipartFile): Promise<void> {
  const target = path.join(reading.folder, randomUUID())
  const wanted = reading.isPicture(name) && !reading.fault
  const before = reading.bytes
  reading.hash.update(`${name}\0`)
  await pipeline(file, meter(reading), wanted ? createWriteStream(target, { mode: 0o600 }) : discard())
  // For a file input without a file, browsers send a part without file name and content. Skip it.
  if (!wanted || (!filename && reading.bytes === before)) return
  // `oversize` only marks the picture: the caller decides which error to report.
  addPicture(reading, name, { read: () => readFile(target), oversize: file.truncated })
}

function takeField(reading: Reading, name: string, text: string): void {
  const { fields, kinds } = reading
  const kind = kinds.get(name)
  const before = fields[name]
  // A list of texts arrives either as one JSON part or as one part per text.
  if (kind === 'texts' && !text.startsWith('[') && (before === undefined || Array.isArray(before))) {
    fields[name] = [...(before ?? []), text]
  } else if (before !== undefined) reading.fault ??= refused(name, 'This part came twice.')
  else if (kind !== 'json' && kind !== 'texts') fields[name] = text
  else {
    try {
      checkJsonShape(text)
      fields[name] = JSON.parse(text)
    } catch (error) {
      reading.fault ??= error instanceof AppError ? error : refused(name, 'This part must be JSON.')
    }
  }
}

function takeTextPicture(reading: Reading, name: string, text: string): void {
  const value = text === '' ? null : text
  if (reading.stay && namesStoredFile(value)) {
    reading.fields[name] = value
    return
  }
  if (value === null) return
  const reference = readReference(value)
  if (reference) {
    reading.hash.update(`${name}\0${value}\0`)
    addPicture(reading, name, reference)
    return
  }
  const bytes = decodeDataUrl(value)
  if (!bytes) {
    reading.fault ??= refused(name, 'Please send the image as a data URL or as a file of a form.')
    return
  }
  reading.hash.update(`${name}\0`).update(bytes)
  addPicture(reading, name, { read: async () => bytes })
}

function addPicture({ parts }: Reading, name: string, upload: Upload): void {
  parts[name] = [...(parts[name] ?? []), upload]
}

function meter(reading: Reading): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      reading.bytes += chunk.length
      reading.hash.update(chunk)
      done(reading.bytes > MULTIPART_MAX_BYTES ? tooMuch() : null, chunk)
    },
  })
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() })
const refused = (name: string, sentence: string) =>
  new AppError('VALIDATION_FAILED', `${name}: ${sentence}`, { fields: { [name]: sentence } })
