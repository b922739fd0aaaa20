import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

/** Font files that are split by Unicode range misplace Yoruba diacritics, so these are complete TrueType files. */
export const FONT_FILES: Record<string, readonly string[]> = {
  Inter: [
    'inter/400Regular/Inter_400Regular.ttf',
    'inter/500Medium/Inter_500Medium.ttf',
    'inter/600SemiBold/Inter_600SemiBold.ttf',
    'inter/700Bold/Inter_700Bold.ttf',
    'inter/800ExtraBold/Inter_800ExtraBold.ttf',
    'inter/900Black/Inter_900Black.ttf',
  ],
  Tinos: [
    'tinos/400Regular/Tinos_400Regular.ttf',
    'tinos/700Bold/Tinos_700Bold.ttf',
    'tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf',
  ],
  Caveat: ['caveat/400Regular/Caveat_400Regular.ttf', 'caveat/700Bold/Caveat_700Bold.ttf'],
  'Permanent Marker': ['permanent-marker/400Regular/PermanentMarker_400Regular.ttf'],
  'JetBrains Mono': [
    'jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf',
    'jetbrains-mono/700Bold/JetBrainsMono_700Bold.ttf',
  ],
  'Noto Emoji': ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf', 'noto-emoji/700Bold/NotoEmoji_700Bold.ttf'],
  'Noto Sans Arabic': ['noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'],
  'Noto Sans Hebrew': ['noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'],
}

export const fontPath = (file: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))

let registered = false

/** @throws Error if a file is missing */
export function registerFonts(): void {
  if (registered) return
  for (const [family, files] of Object.entries(FONT_FILES)) {
    for (const file of files) {
      if (!GlobalFonts.registerFromPath(fontPath(file), family)) throw new Error(`The font ${file} could not be read`)
    }
  }
  registered = true
}
