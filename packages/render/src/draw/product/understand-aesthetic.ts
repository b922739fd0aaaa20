import { COLOR_WORDS, firstMatch, fold, NAMED_COLORS } from '../understand.ts'

export const SETTINGS = ['paper', 'wood', 'marble', 'dark', 'garden', 'sand', 'pastel', 'bold'] as const
export type Setting = (typeof SETTINGS)[number]

export const LIGHTS = ['neutral', 'warm', 'golden', 'cool'] as const
export type Light = (typeof LIGHTS)[number]

const SETTING_WORDS: Record<Setting, readonly string[]> = {
  paper: ['studio', 'white', 'clean', 'plain', 'minimal', 'minimalist', 'simple', 'paper', 'seamless'],
  wood: ['wood', 'wooden', 'table', 'rustic', 'oak', 'desk', 'cafe', 'kitchen', 'bakery', 'breakfast', 'plank'],
  marble: ['marble', 'stone', 'counter', 'countertop', 'bathroom', 'spa', 'granite', 'elegant'],
  dark: ['dark', 'black', 'night', 'luxury', 'luxurious', 'premium', 'moody', 'dramatic', 'club', 'velvet'],
  garden: [
    'garden',
    'leaf',
    'leave',
    'green',
    'nature',
    'natural',
    'plant',
    'outdoor',
    'park',
    'forest',
    'tropical',
    'fresh',
  ],
  sand: ['sand', 'sunset', 'beach', 'desert', 'terracotta', 'clay', 'dusk', 'earthy', 'boho'],
  pastel: ['pastel', 'playful', 'cute', 'candy', 'soft colour', 'soft color', 'baby', 'kids'],
  bold: ['bold', 'single colour', 'single color', 'solid', 'pop', 'vibrant', 'neon', 'monochrome', 'backdrop'],
}

const LIGHT_WORDS: Record<Exclude<Light, 'neutral'>, readonly string[]> = {
  warm: ['warm', 'morning', 'sunny', 'sun', 'cosy', 'cozy', 'candle', 'daylight'],
  golden: ['golden', 'gold', 'sunset', 'evening', 'dusk', 'golden hour'],
  cool: ['cool', 'cold', 'icy', 'fresh', 'winter', 'moonlight'],
}

/** Removes words that only describe the material: white marble means marble, and a clean wooden table means wood. */
const OF_STONE_OR_WOOD =
  / (?:white|clean|plain|simple|minimal|minimalist)(?= (?:marble|stone|granite|counter|countertop|wood|wooden|oak|sand) )/g

const LIT = / (?:golden|gold|white|warm|green|pink) (?:light|lights|glow|hour|leaf|leaves) /g

export interface Aesthetic {
  setting: Setting
  light: Light
  color?: string
  /** How the text was interpreted, shown to the user: `setting: wood`, `light: warm`. */
  understood: string[]
}

export function understandAesthetic(text: string): Aesthetic {
  const setting = firstMatch(fold(text).replace(OF_STONE_OR_WOOD, ''), SETTING_WORDS)?.key
  const light = firstMatch(text, LIGHT_WORDS)?.key ?? 'neutral'
  const named = firstMatch(fold(text).replace(LIT, ' '), COLOR_WORDS)?.key
  // Ignores colours that belong to the setting itself: white paper, green leaves, black stone.
  const color = named && !isOwn(setting, named) ? named : undefined
  const kind = setting ?? (color ? 'bold' : 'paper')
  const understood = [setting || color ? `setting: ${kind}` : `setting: ${kind} (assumed)`]
  if (light !== 'neutral') understood.push(`light: ${light}`)
  if (color) understood.push(`colour: ${color}`)
  return { setting: kind, light, ...(color && { color: NAMED_COLORS[color] }), understood }
}

const OWN: Partial<Record<Setting, readonly string[]>> = {
  paper: ['white'],
  dark: ['black', 'gold'],
  garden: ['green'],
  wood: ['brown'],
  marble: ['white', 'grey'],
  sand: ['beige', 'orange'],
}

const isOwn = (setting: Setting | undefined, color: string): boolean =>
  setting !== undefined && (OWN[setting]?.includes(color) ?? false)
