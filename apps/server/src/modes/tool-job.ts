import type { CutoutKind, Engine, Guard, RunOutput, WordOption } from '@ufaro/contract/output.ts'
import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
import type { PictureName, Tool, ToolRequest } from '@ufaro/contract/tools.ts'
import type { EngineTools } from '../infra/ai/orders.ts'

export type { EngineTools, PictureOrder } from '../infra/ai/orders.ts'

/** A picture, video or document with its size in pixels. */
export interface Picture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'video/mp4' | 'video/webm' | 'application/pdf'
  width: number
  height: number
}

export interface Piece {
  width: number
  height: number
  template: Uint8Array | null
  /**
   * Checksum of the serialized template, the encoded picture that all files of a batch share. `patches` hold what
   * differs in each file, and can only be applied to a template with this checksum.
   */
  templateCrc32: number
  patches: Uint8Array
  /** For each file: bytes of its serialized patch, bytes of the finished file, checksum of the finished file. */
  items: { length: number; size: number; crc32: number }[]
}

/** Files that are made in pieces. Each piece is stored as soon as it is made, so that a crash loses little work. */
export interface Batch<PieceOrder = object> {
  total: number
  piece(first: number, count: number): PieceOrder
  stems: () => string[]
  extension: string
}

export interface PublicRecord {
  code: string
  name: string
  serial: number
  title: string
  issuer: string
  email: string | null
}

export interface Issue {
  records: PublicRecord[]
  template: string
  look: CertificateDesign
}

/**
 * `understood` is what the built-in engine recognized in the prompt or the pictures. `cutout` says how the engine
 * separated the subject from its background.
 */
export type Made =
  | {
      kind: 'image'
      picture: Picture
      understood?: string[] | undefined
      cutout?: CutoutKind | undefined
      guard?: Guard | null
    }
  | { kind: 'words'; content: WordOption[] }

export interface JobTools<Slot extends string = string> {
  engine: Engine
  slot: number
  signal: AbortSignal
  /** The uploaded pictures of a form field, turned upright and without metadata. Empty if the user sent none. */
  input(name: Slot): Promise<Buffer[]>
  marks: () => Promise<Buffer | undefined>
  ai: EngineTools | null
  progress: (done: number, total: number) => Promise<void>
  earlier?: readonly WordOption[]
}

export interface StoredRequest<Request = Record<string, unknown>> {
  request: Request
  inputs: Record<string, readonly string[]>
}

type Sizes<Slot extends string> = Partial<Record<Slot, { width: number; height: number }[]>>
type Faults = Record<string, string> | null

/**
 * Members are declared as methods, because TypeScript then accepts a job of one tool where any `ToolJob` is expected.
 * @template Request what `make` receives: the validated request, or the result of `prepare`
 * @template PieceOrder what `makePiece` receives
 */
export interface ToolJob<T extends Tool = Tool, Request = ToolRequest<T>, PieceOrder extends object = object> {
  uses: 'image' | 'words' | 'builtin'
  /** Adds data that clients cannot send, such as the server's origin. Called once, before the request is stored. */
  prepare?(request: ToolRequest<T>, by: { origin: string; name: string }): Request
  /** Returns messages by field for errors that the schema cannot find. Called before a credit is spent. */
  check?(request: Request, pictures: Sizes<PictureName<T>>): Faults | Promise<Faults>
  recalls?: boolean
  builtinOnly?(request: Request): boolean
  needsAi?(request: Request, slot: number): boolean
  /**
   * Request and result must be plain data: with the built-in engine, `make` runs in another process, which gets copies.
   */
  make(request: Request, tools: JobTools<PictureName<T>>): Promise<Made>
  batch?: {
    split(request: Request): Batch<PieceOrder> | null
    makePiece(order: PieceOrder, withTemplate: boolean, tools: JobTools<PictureName<T>>): Promise<Piece>
  }
  issue?(request: Request): Issue | null
  answer?(outputs: RunOutput[], requests: StoredRequest<Request>[]): Record<string, unknown>
  accepted?(request: ToolRequest<T>): Record<string, unknown>
}

/** Name of the stored input with the mask of a touch-up. No endpoint of a tool accepts a form field of this name. */
export const MARKS = 'touchUpMarks'
