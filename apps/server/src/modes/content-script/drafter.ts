import type { Writer } from '../words/writer.ts'
import type { ArcName } from './plain/arcs.ts'
import type { Spoken, stage } from './stage.ts'

export interface Drafter {
  lines: (arc: ArcName, writer: Writer) => Spoken[]
  staging: (arc: ArcName, writer: Writer) => Omit<Parameters<typeof stage>[1], 'request' | 'writer' | 'scenes'>
}
