import type { Mode } from '@ufaro/contract/modes.ts'
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

/** How each tool's outputs are made and answered. */
export const MODE_REGISTRY: Readonly<Record<Mode, ModeEntry>> = {
  headshot: { job: headshotJob, answer: onePicture },
  product: { job: productJob, answer: onePicture },
  dp: { job: dpJob, answer: onePicture },
  mockup: { job: mockupJob, answer: onePicture },
  certificates: { job: certificatesJob, accepted: acceptCertificates },
  events: { job: eventsJob, answer: onePicture },
  copywriter: { job: copywriterJob, answer: ([output]) => ({ copies: output?.content ?? [] }) },
  content_script: {
    job: contentScriptJob,
    answer: ([output]) => ({ scripts: output?.content ?? [] }),
  },
  gif: { job: gifJob, answer: answerGif },
  flyer: { job: flyerJob, answer: bothFlyers },
}
