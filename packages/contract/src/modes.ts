import { z } from 'zod/mini'

/**
 * The ten tools of the studio, listed once. The order is the order of the mode bar, of the credit breakdown and of
 * every split that works "in the order of the mode list".
 */
export const MODES = [
  'headshot',
  'product',
  'dp',
  'mockup',
  'certificates',
  'events',
  'copywriter',
  'content_script',
  'gif',
  'flyer',
] as const

export const Mode = z.enum(MODES)
export type Mode = z.infer<typeof Mode>

export interface ModeInfo {
  /** Label of the mode bar, the usage panel and the credit tiles. */
  label: string
  /** One sentence on what the tool makes. */
  description: string
  /** Id of the switch an admin turns. */
  serviceId: string
  /** Outputs one credit pays for. */
  maxOutputs: number
  /** What a result is: a picture, written options, or a file that holds many pictures. */
  kind: 'image' | 'words' | 'archive'
  /** Name of each slot, for modes whose outputs are told apart by name. */
  slots?: readonly string[]
  /** Path of the call that generates. */
  endpoint: string
  /** What people read who have no credit left for it, where the catalogue's sentence is not it. */
  noCredits?: string
}

export const MODE_INFO: Record<Mode, ModeInfo> = {
  headshot: {
    label: 'Headshots',
    description: 'Four professional looks from one photo.',
    serviceId: 'headshot_mode',
    maxOutputs: 4,
    kind: 'image',
    slots: ['Look 1', 'Look 2', 'Look 3', 'Look 4'],
    endpoint: '/api/generate',
  },
  product: {
    label: 'Products',
    description: 'Four studio shots of what you sell.',
    serviceId: 'product_mode',
    maxOutputs: 4,
    kind: 'image',
    slots: ['Studio Shot', 'Lifestyle Shot', 'Detailed Macro Shot', 'Model with Product'],
    endpoint: '/api/generate',
  },
  dp: {
    label: 'Profile Pics',
    description: 'A display picture that stands out in a small circle.',
    serviceId: 'dp_mode',
    maxOutputs: 1,
    kind: 'image',
    slots: ['Profile Picture'],
    endpoint: '/api/generate',
  },
  mockup: {
    label: 'Mockups',
    description: 'Your logo on mugs, shirts, boxes and signs.',
    serviceId: 'mockup_mode',
    maxOutputs: 1,
    kind: 'image',
    slots: ['Mockup'],
    endpoint: '/api/generate',
  },
  certificates: {
    label: 'Certificates',
    description: 'One template and a list of names, any number of certificates.',
    serviceId: 'certificates_mode',
    maxOutputs: 1,
    kind: 'archive',
    endpoint: '/api/certificates',
  },
  events: {
    label: 'Events',
    description: 'A guest photo placed onto your event flyer.',
    serviceId: 'events_mode',
    maxOutputs: 1,
    kind: 'image',
    slots: ['Event Flyer'],
    endpoint: '/api/events-flyers',
  },
  copywriter: {
    label: 'Copywriter',
    description: 'Marketing copy for a product, in five languages.',
    serviceId: 'copywriter_mode',
    maxOutputs: 1,
    kind: 'words',
    endpoint: '/api/copy',
  },
  content_script: {
    label: 'Content Script',
    description: 'Three scripts for video, posts and ads.',
    serviceId: 'content_script_mode',
    maxOutputs: 1,
    kind: 'words',
    slots: ['Creative Approach', 'Professional Style', 'Dynamic Format'],
    endpoint: '/api/content-scripts',
    noCredits: 'No content script credits remaining',
  },
  gif: {
    label: 'GIFs',
    description: 'An animated GIF from two or more pictures.',
    serviceId: 'gif_mode',
    maxOutputs: 1,
    kind: 'image',
    slots: ['Animated GIF'],
    endpoint: '/api/gif',
  },
  flyer: {
    label: 'Flyers',
    description: 'Two flyer designs from your logo, colours and words.',
    serviceId: 'flyer_generation',
    maxOutputs: 2,
    kind: 'image',
    slots: ['Professional Business', 'Modern Social Media'],
    endpoint: '/api/flyers/generate',
    noCredits: 'Insufficient flyer credits. Please upgrade your plan.',
  },
}

/** The public status lists the flyer's one switch under both of its ids. */
export const PUBLIC_SERVICE_ALIASES: Readonly<Record<string, string>> = { flyer_mode: 'flyer_generation' }

/** Id of the switch behind a public service id. */
export function switchOfService(serviceId: string): string {
  return Object.hasOwn(PUBLIC_SERVICE_ALIASES, serviceId) ? PUBLIC_SERVICE_ALIASES[serviceId]! : serviceId
}

/** The mode behind a service id (either id of the flyer), or undefined for services that are not modes. */
export function modeOfService(serviceId: string): Mode | undefined {
  const id = switchOfService(serviceId)
  return MODES.find((mode) => MODE_INFO[mode].serviceId === id)
}

/** Label of a slot (from 1), the mode's label where its outputs have no names of their own. */
export function slotLabel(mode: Mode, slot: number): string {
  const info = MODE_INFO[mode]
  return (info.kind === 'image' && info.slots?.[slot - 1]) || info.label
}
