import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import type { LetterContent } from '../mail/mail.service.ts'
import { plansButton, unsubscribeNote } from './letter-parts.ts'

export function creditsLowLetter(mode: ToolId, remaining: number, origin: string): LetterContent {
  const { label } = TOOLS[mode]
  const credits = remaining === 1 ? '1 credit' : `${remaining} credits`
  return {
    subject: `${label}: ${credits} left`,
    heading: `You have ${credits} left for ${label}`,
    paragraphs: ['Most of what you were given for this tool is used. More credits can be added at any time.'],
    button: plansButton(origin),
    notes: [unsubscribeNote(origin)],
  }
}

export function creditsGoneLetter(mode: ToolId, origin: string): LetterContent {
  const { label } = TOOLS[mode]
  return {
    subject: `${label}: no credits left`,
    heading: `You have no credits left for ${label}`,
    paragraphs: ['Everything you made stays in your gallery. With another plan you can go on at once.'],
    button: plansButton(origin),
    notes: [unsubscribeNote(origin)],
  }
}
