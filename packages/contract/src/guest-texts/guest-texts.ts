import { english, type GuestText, type GuestTexts } from './english.ts'
import { hausa } from './hausa.ts'
import { igbo } from './igbo.ts'
import { pidgin } from './pidgin.ts'
import { yoruba } from './yoruba.ts'

export const GUEST_LANGUAGES = ['en', 'pcm', 'yo', 'ha', 'ig'] as const
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number]

export const GUEST_TEXTS: Readonly<Record<GuestLanguage, GuestTexts>> = {
  en: english,
  pcm: pidgin,
  yo: yoruba,
  ha: hausa,
  ig: igbo,
}

export const LANGUAGE_NAMES: Readonly<Record<GuestLanguage, string>> = {
  en: 'English',
  pcm: 'Pidgin',
  yo: 'Yorùbá',
  ha: 'Hausa',
  ig: 'Igbo',
}

const known = (code: string): GuestLanguage | undefined => GUEST_LANGUAGES.find((language) => language === code)

export function chooseLanguage(chosen: string | undefined, accepts = ''): GuestLanguage {
  const wanted = accepts.split(',').map((part) => part.split(';')[0]!.trim().split('-')[0]!.toLowerCase())
  return [chosen ?? '', ...wanted].map(known).find(Boolean) ?? 'en'
}

export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))

export type { GuestText, GuestTexts }
