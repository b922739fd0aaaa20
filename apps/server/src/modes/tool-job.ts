import type { CutoutKind, Engine, Guard, RunOutput, WordOption } from '@ufaro/contract/output.ts'
import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
import type { PictureName, Tool, ToolRequest } from '@ufaro/contract/tools.ts'
import type { z } from 'zod/mini'

/** A picture in memory with its measured size in pixels; a moving one may be a video, one of many pages a document. */
export interface Picture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'video/mp4' | 'video/webm' | 'application/pdf'
  width: number
  height: number
}

/** Some files of a batch, stored as what differs from the template they share. */
export interface Piece {
  width: number
  height: number
  /** Packed; null where it was not asked for. */
  template: Uint8Array | null
  /** Of the packed template: patches are good only for the very one they were made with. */
  templateCrc32: number
  /** Packed patches one after another. */
  patches: Uint8Array
  /** For each: bytes of its packed patch, size and checksum of the file it becomes. */
  items: { length: number; size: number; crc32: number }[]
}

/** A result of many files, made piece by piece; each piece is kept at once, so that no work is lost. */
export interface BatchPlan<PieceOrder = object> {
  /** Files to make. */
  total: number
  /** What to make for `count` of them from index `first`. */
  piece(first: number, count: number): PieceOrder
  /** What the files are called in the archive, in order, before that is made safe and distinct. */
  stems: () => string[]
  extension: string
}

/** What is kept about one thing that was made, for everybody who holds its code. */
export interface PublicRecord {
  code: string
  name: string
  serial: number
  title: string
  issuer: string
  /** Who is told of it; not kept. */
  email: string | null
}

/** What anybody may look up once a batch was delivered, and what its holders' copies are drawn with. */
export interface Issue {
  records: PublicRecord[]
  /** Part under which the template came. */
  template: string
  look: CertificateDesign
}

/** `understood`: what the built-in engine took the person's words for; `cutout`: how it told the subject from its ground. */
export type Made =
  | {
      kind: 'image'
      picture: Picture
      understood?: string[] | undefined
      cutout?: CutoutKind | undefined
      guard?: Guard | null
    }
  | { kind: 'words'; content: WordOption[] }

export interface PictureOrder {
  /** What the product says; user text never goes in here. */
  system: string
  /** What the person asked for. */
  prompt: string
  images: Buffer[]
  /** Width to height, such as `4:5`. */
  aspectRatio?: string
}

export interface WordsOrder<T> {
  system: string
  prompt: string
  images?: Buffer[]
  schema: z.ZodMiniType<T>
  /** What makes an answer of the right shape unusable, told to the model at the second try; null where nothing does. */
  findFault?: (answer: T) => string | null
}

/** A model behind an interface: retries, key rotation, deadline and cost are the engine's own business. */
export interface AiTools {
  picture: (order: PictureOrder) => Promise<Picture>
  words: <T>(order: WordsOrder<T>) => Promise<T>
}

/** What a job may use. Jobs import nothing of the server: everything arrives here. */
export interface JobTools<Slot extends string = string> {
  engine: Engine
  /** The slot to fill, from 1. */
  slot: number
  /** Aborted when the deadline passes or the run is canceled. */
  signal: AbortSignal
  /** Pictures of a slot of the declaration: re-oriented, without metadata; empty where none came. */
  input(name: Slot): Promise<Buffer[]>
  /** A person's marks on the photo, where a result is touched up. */
  marks: () => Promise<Buffer | undefined>
  /** The model of the chosen engine; null on the built-in one. */
  ai: AiTools | null
  progress: (done: number, total: number) => Promise<void>
  /** What the person’s last runs of this tool came to, where the job recalls them. */
  earlier?: readonly WordOption[]
}

/** What a slot was asked for with: its request, and the keys of its pictures by the name of their part. */
export interface Asked<Request = Record<string, unknown>> {
  request: Request
  inputs: Record<string, readonly string[]>
}

type Sizes<Slot extends string> = Partial<Record<Slot, { width: number; height: number }[]>>
type Faults = Record<string, string> | null

/**
 * How the outputs of a tool are made. Members are methods, so that the job of one tool can stand where that of any tool
 * is asked for.
 * @template Request what `make` sees: the validated request, or what `seal` made of it
 * @template PieceOrder what `makePiece` is told
 */
export interface ToolJob<T extends Tool = Tool, Request = ToolRequest<T>, PieceOrder extends object = object> {
  /** The kind of model that makes it where one is chosen, or the built-in engine whatever is chosen. */
  uses: 'image' | 'words' | 'builtin'
  /** Adds what only the server knows, once, before the request is stored. */
  seal?(request: ToolRequest<T>, by: { origin: string; name: string }): Request
  /** What is wrong with a valid request and its new pictures, by field. Asked before anything is spent. */
  check?(request: Request, pictures: Sizes<PictureName<T>>): Faults | Promise<Faults>
  /** True where it reads what it made for the person before, so as not to repeat itself. */
  recalls?: boolean
  /** True where only a model can make this slot. */
  needsAi?(request: Request, slot: number): boolean
  /** On the built-in engine this runs in a thread of its own: arguments and results are copied, nothing is shared. */
  make(request: Request, tools: JobTools<PictureName<T>>): Promise<Made>
  /** For results of many files, on the built-in engine only. */
  batch?: {
    /** Null where `make` makes this request in one go. */
    plan(request: Request): BatchPlan<PieceOrder> | null
    /** @param withTemplate whether the packed template is wanted too */
    makePiece(order: PieceOrder, withTemplate: boolean, tools: JobTools<PictureName<T>>): Promise<Piece>
  }
  /** What a delivered output issues. */
  issue?(request: Request): Issue | null
  /** Fields of the answer besides runId, engine and model: of one picture unless given. */
  answer?(outputs: RunOutput[], asked: Asked<Request>[]): Record<string, unknown>
  /** Fields of the answer of a call that never waits. */
  accepted?(request: ToolRequest<T>): Record<string, unknown>
}

/** Name under which a person's marks on the photo come, where a result is touched up. No call takes it by that name. */
export const MARKS = 'touchUpMarks'
