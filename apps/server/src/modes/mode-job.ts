import type { CutoutKind, Engine, Guard, WordOption } from '@ufaro/contract/output.ts'
import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
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
export interface BatchPlan {
  /** Files to make. */
  total: number
  /** What to hand to `make` for `count` of them from index `first`, with or without the template they share. */
  piece: (first: number, count: number, withTemplate: boolean) => Record<string, unknown>
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
export type Whole =
  | {
      kind: 'image'
      picture: Picture
      understood?: string[] | undefined
      cutout?: CutoutKind | undefined
      guard?: Guard | null
    }
  | { kind: 'words'; content: WordOption[] }

/** What a job makes at a time: all of a slot, or a piece of it where that is what it was asked for. */
export type Made = Whole | { kind: 'piece'; piece: Piece }

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

/** What a job may use. Modes know nobody: everything arrives here. */
export interface ModeTools {
  engine: Engine
  /** The slot to fill, from 1. */
  slot: number
  /** Aborted when the deadline passes or the run is canceled. */
  signal: AbortSignal
  /** Pictures uploaded under a part name: re-oriented, without metadata; empty where none came. */
  input: (name: string) => Promise<Buffer[]>
  /** The model of the chosen engine; null on the built-in one. */
  ai: AiTools | null
  progress: (done: number, total: number) => Promise<void>
}

export interface InputRule {
  name: string
  min: number
  max: number
  /** What the person reads when too few arrive. */
  missing: string
  /** Bytes of one picture, 10 MB unless said. */
  maxBytes?: number
  /** What the person reads instead of the general sentences where this very picture is refused. */
  texts?: { notAnImage?: string; tooLarge?: string; unreadable?: string }
}

/** What a slot was asked for with: its request, and the keys of its pictures by the name of their part. */
export interface Asked {
  request: Record<string, unknown>
  inputs: Record<string, readonly string[]>
}

/** One tool of the studio: what it takes in and how one slot is made. */
export interface ModeJob<Request = never> {
  /** Whose work it is: a model for pictures or words where one is chosen, or the built-in engine whatever is chosen. */
  uses: 'image' | 'words' | 'builtin'
  inputs: (request: Request) => InputRule[]
  /** The slot the person asked for, from 1; the next free one where this is absent or undefined. */
  slot?: (request: Request) => number | undefined
  /** What this machine cannot do, by the field that asks for it; null for nothing. Asked before anything is spent. */
  refusal?: (request: Request) => Promise<Record<string, string> | null>
  /** Adds what only the server knows: where its pages are and whose work it is. Once, before anything is written down. */
  seal?: (request: Request, by: { origin: string; name: string }) => Record<string, unknown>
  /** What is wrong with pictures that are fine in themselves, by field; null for nothing. Asked before anything is spent. */
  unfit?: (
    request: Request,
    pictures: Record<string, { width: number; height: number }[]>,
  ) => Record<string, string> | null
  /** Work that is done in pieces; null where `make` does all of it at once. On the built-in engine only. */
  batch?: (request: Request) => BatchPlan | null
  /** What is issued with the delivery; null for nothing. */
  issue?: (request: Request) => Issue | null
  /** True where only a model can make this slot. */
  needsAi?: (request: Request, slot: number) => boolean
  /** On the built-in engine this runs in a thread of its own: arguments and results are copied, nothing is shared. */
  make: (request: Request, tools: ModeTools) => Promise<Made>
}

/** Name under which a person's marks on the photo come, where a result is touched up. No call takes it by that name. */
export const MARKS = 'touchUpMarks'
