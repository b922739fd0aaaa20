const MB = 1024 * 1024

/** Formats and limits of WhatsApp. Sizes are in pixels. */
export const WHATSAPP = {
  status: { width: 1080, height: 1920, type: 'image/jpeg', maxBytes: 5 * MB },
  catalogue: { width: 1080, height: 1080, type: 'image/jpeg', maxBytes: 5 * MB },
  profile: { width: 640, height: 640, type: 'image/jpeg', maxBytes: 5 * MB },
  /** WhatsApp scales photos in a chat down to this length of the longer side. */
  chat: { longest: 1600, type: 'image/jpeg', maxBytes: 5 * MB },
  sticker: { width: 512, height: 512, margin: 16, type: 'image/webp', maxBytes: 100_000 },
  video: { width: 720, height: 1280, type: 'video/mp4', maxBytes: 16 * MB },
} as const

/** Height in pixels of the central part that WhatsApp's bars never cover. */
export const STATUS_SAFE = 1420

export const STILLS = ['status', 'catalogue', 'profile', 'chat'] as const
export type Still = (typeof STILLS)[number]

export interface Size {
  width: number
  height: number
}

export function stillSize(still: Still, picture: Size): Size {
  if (still !== 'chat') return { width: WHATSAPP[still].width, height: WHATSAPP[still].height }
  const scale = WHATSAPP.chat.longest / Math.max(picture.width, picture.height)
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}
