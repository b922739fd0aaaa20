import type { CutoutKind, Engine, Guard, RunOutput, WordOption } from '@ufaro/contract/output.ts'
import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
import type { PictureName, Tool, ToolRequest } from '@ufaro/contract/tools.ts'
import type { EngineTools } from '../infra/ai/orders.ts'

export type { EngineTools, PictureOrder } from '../infra/ai/orders.ts'

/** A picture with its size in pixels; may also be a video or a document. */
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
  /** Of the packed template: patches only fit the template they were made with. */
  templateCrc32: number
  patches: Uint8Array
  /** Per patch: its packed length, and size and checksum of the finished file. */
  items: { length: number; size: number; crc32: number }[]
}

/** A result of many files, made in pieces; each piece is stored at once, so that no work is lost. */
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

/** `understood`: what the built-in engine read from the prompt; `cutout`: how the subject was separated. */
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
  /** Pictures of a declared slot: upright, without metadata; empty if none were sent. */
  input(name: Slot): Promise<Buffer[]>
  marks: () => Promise<Buffer | undefined>
  ai: EngineTools | null
  progress: (done: number, total: number) => Promise<void>
  earlier?: readonly WordOption[]
}

/** A slot's request, and the keys of its pictures by part name. */
export interface StoredRequest<Request = Record<string, unknown>> {
  request: Request
  inputs: Record<string, readonly string[]>
}

type Sizes<Slot extends string> = Partial<Record<Slot, { width: number; height: number }[]>>
type Faults = Record<string, string> | null

/**
 * How a tool's outputs are made. Members are methods, so that a job is assignable to the job of any tool.
 * @template Request what `make` receives: the validated request, or the result of `prepare`
 * @template PieceOrder what `makePiece` receives
 */
export interface ToolJob<T extends Tool = Tool, Request = ToolRequest<T>, PieceOrder extends object = object> {
  uses: 'image' | 'words' | 'builtin'
  /** Adds what only the server knows, once, before the request is stored. */
  prepare?(request: ToolRequest<T>, by: { origin: string; name: string }): Request
  /** Faults of a valid request and its new pictures, by field. Called before anything is spent. */
  check?(request: Request, pictures: Sizes<PictureName<T>>): Faults | Promise<Faults>
  recalls?: boolean
  /** True if the built-in engine makes this request whatever engine is chosen. */
  builtinOnly?(request: Request): boolean
  needsAi?(request: Request, slot: number): boolean
  /** With the built-in engine this runs in a helper process: arguments and results are copied. */
  make(request: Request, tools: JobTools<PictureName<T>>): Promise<Made>
  batch?: {
    split(request: Request): Batch<PieceOrder> | null
    makePiece(order: PieceOrder, withTemplate: boolean, tools: JobTools<PictureName<T>>): Promise<Piece>
  }
  issue?(request: Request): Issue | null
  /** Reply fields besides runId, engine and model; by default those of one picture. */
  answer?(outputs: RunOutput[], requests: StoredRequest<Request>[]): Record<string, unknown>
  accepted?(request: ToolRequest<T>): Record<string, unknown>
}

/** Part name of the user's mask in a touch-up; no call uses this name. */
export const MARKS = 'touchUpMarks'
