import { makeCertificates } from '@ufaro/contract/http/certificates.ts'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { generateFlyers, makeEventFlyer } from '@ufaro/contract/http/flyers.ts'
import { generate } from '@ufaro/contract/http/generations.ts'
import { makeGif } from '@ufaro/contract/http/gif.ts'
import { writeCopy, writeScripts } from '@ufaro/contract/http/words.ts'
import { MODES, type Mode } from '@ufaro/contract/modes.ts'
import type { RunOutput } from '@ufaro/contract/output.ts'
import { acceptCertificates } from './certificates/certificates.answer.ts'
import { certificatesJob } from './certificates/certificates.job.ts'
import { contentScriptJob } from './content-script/content-script.job.ts'
import { copywriterJob } from './copywriter/copywriter.job.ts'
import { dpJob } from './dp/dp.job.ts'
import { eventsJob } from './events/events.job.ts'
import { flyerJob } from './flyer/flyer.job.ts'
import { answerGif } from './gif/gif.answer.ts'
import { gifJob } from './gif/gif.job.ts'
import { headshotJob } from './headshot/headshot.job.ts'
import { mockupJob } from './mockup/mockup.job.ts'
import type { Asked, ModeJob } from './mode-job.ts'
import { productJob } from './product/product.job.ts'

interface Entry {
  job: ModeJob
  /** The call that asks for it; modes that share one are told apart by `mode` in its body. */
  call: Endpoint
}

interface Answering {
  /** What the call answers besides runId, engine and model. */
  answer: (outputs: RunOutput[], asked: Asked[]) => Record<string, unknown>
}

interface Accepting {
  /** What a call that never waits answers at once besides the runId. */
  accepted: (request: Record<string, unknown>) => Record<string, unknown>
}

export type ModeEntry = Entry & (Answering | Accepting)

const bothFlyers = (outputs: RunOutput[]) => ({
  flyers: outputs.map(({ label, url }) => ({ variantName: label, flyerUrl: url })),
})

const onePicture = ([output]: RunOutput[]) => ({ imageUrl: output?.url, output })

/** Every tool this release can run: a mode that is not here cannot be switched on. */
export const MODE_REGISTRY: Readonly<Partial<Record<Mode, ModeEntry>>> = {
  headshot: { job: headshotJob, call: generate, answer: onePicture },
  product: { job: productJob, call: generate, answer: onePicture },
  dp: { job: dpJob, call: generate, answer: onePicture },
  mockup: { job: mockupJob, call: generate, answer: onePicture },
  certificates: { job: certificatesJob, call: makeCertificates, accepted: acceptCertificates },
  events: { job: eventsJob, call: makeEventFlyer, answer: onePicture },
  copywriter: { job: copywriterJob, call: writeCopy, answer: ([output]) => ({ copies: output?.content ?? [] }) },
  content_script: {
    job: contentScriptJob,
    call: writeScripts,
    answer: ([output]) => ({ scripts: output?.content ?? [] }),
  },
  gif: { job: gifJob, call: makeGif, answer: answerGif },
  flyer: { job: flyerJob, call: generateFlyers, answer: bothFlyers },
}

export const BUILT_MODES: readonly Mode[] = MODES.filter((mode) => MODE_REGISTRY[mode])
