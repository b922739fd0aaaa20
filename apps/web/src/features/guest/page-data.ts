import type { ContactWish, NameStyle } from '@ufaro/contract/event-page.ts'
import type { Placement } from '@ufaro/contract/tools/events.ts'

export interface PageData {
  slug: string
  title: string
  flyerUrl: string
  width: number
  height: number
  placement: Placement
  behind: boolean
  nameStyle: NameStyle
  contact: ContactWish
  open: boolean
  joined: number
  texts: Record<
    | 'going'
    | 'joined'
    | 'joinLater'
    | 'left'
    | 'otherPhoto'
    | 'choosePhoto'
    | 'notPhoto'
    | 'heic'
    | 'needName'
    | 'needPhoto'
    | 'failed'
    | 'tooMany'
    | 'closed'
    | 'needContact'
    | 'needConsent',
    string
  >
}

export const readPageData = (): PageData => JSON.parse(document.getElementById('event')?.textContent ?? '{}')

export const find = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T
