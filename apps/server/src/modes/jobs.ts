import { type TOOLS, type ToolId, toolOf } from '@ufaro/contract/tools.ts'
import { certificatesJob } from './certificates/certificates.job.ts'
import { contentScriptJob } from './content-script/content-script.job.ts'
import { copywriterJob } from './copywriter/copywriter.job.ts'
import { dpJob } from './dp/dp.job.ts'
import { eventsJob } from './events/events.job.ts'
import { flyerJob } from './flyer/flyer.job.ts'
import { gifJob } from './gif/gif.job.ts'
import { headshotJob } from './headshot/headshot.job.ts'
import { mockupJob } from './mockup/mockup.job.ts'
import { productJob } from './product/product.job.ts'
import { type JobTools, MARKS, type ToolJob } from './tool-job.ts'

const JOBS = {
  headshot: headshotJob,
  product: productJob,
  dp: dpJob,
  mockup: mockupJob,
  certificates: certificatesJob,
  events: eventsJob,
  copywriter: copywriterJob,
  content_script: contentScriptJob,
  gif: gifJob,
  flyer: flyerJob,
} satisfies { [T in ToolId]: ToolJob<(typeof TOOLS)[T]> }

/** `AnyJob` accepts any request, because a stored request was validated by its tool's schema. */
export const jobOf = (id: ToolId): AnyJob => JOBS[id]
export type AnyJob = ToolJob

export const picturesFor = (
  id: ToolId,
  inputs: Readonly<Record<string, Buffer[]>>,
): Pick<JobTools, 'input' | 'marks'> => ({
  input: async (name) => inputs[toolOf(id).pictures[name]?.part ?? ''] ?? [],
  marks: async () => inputs[MARKS]?.[0],
})
