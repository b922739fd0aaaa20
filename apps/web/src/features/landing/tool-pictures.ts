import type { ToolId } from '@ufaro/contract/tools.ts'
import certificate from '#web/studio/samples/made/certificate.webp'
import dp2 from '#web/studio/samples/made/dp-2.webp'
import event from '#web/studio/samples/made/event.webp'
import flyer1 from '#web/studio/samples/made/flyer-1.webp'
import gif from '#web/studio/samples/made/gif.webp'
import headshot2 from '#web/studio/samples/made/headshot-2.webp'
import mockup1 from '#web/studio/samples/made/mockup-1.webp'
import product1 from '#web/studio/samples/made/product-1.webp'
import script from '#web/studio/samples/made/script.webp'
import words from '#web/studio/samples/made/words.webp'

export const TOOL_PICTURES: Partial<Record<ToolId, string>> = {
  headshot: headshot2,
  product: product1,
  dp: dp2,
  mockup: mockup1,
  certificates: certificate,
  events: event,
  copywriter: words,
  content_script: script,
  gif,
  flyer: flyer1,
}
