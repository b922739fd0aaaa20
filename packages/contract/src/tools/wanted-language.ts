import type { ContentScriptRequest } from './content-script.ts'
import { LANGUAGES, type Language } from './copywriter.ts'

const NAMES: Record<Exclude<Language, 'English'>, RegExp> = {
  'Nigerian Pidgin': /\bpidgin\b/iu,
  Yoruba: /\byoruba\b/iu,
  Hausa: /\bhausa\b/iu,
  Igbo: /\bigbo\b/iu,
}

/** Matches what the user does not want: `don’t use pidgin too much`. */
const UNWANTED = /\b(?:don.?t|no|not|avoid|without)\s[^,.;\n]*/giu

export function wantedLanguage({
  language,
  keyRequirements,
}: Pick<ContentScriptRequest, 'language' | 'keyRequirements'>): Language {
  if (language) return language
  const requirements = keyRequirements.normalize('NFD').replace(/\p{M}/gu, '').replace(UNWANTED, '')
  const named = LANGUAGES.flatMap((each) => {
    const at = each === 'English' ? -1 : requirements.search(NAMES[each])
    return at < 0 ? [] : [{ each, at }]
  })
  return named.sort((one, other) => one.at - other.at)[0]?.each ?? 'English'
}
