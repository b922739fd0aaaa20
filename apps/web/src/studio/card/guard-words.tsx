import type { CutoutKind, Guard } from '@ufaro/contract/output.ts'

const SOFT =
  'We found no sure outline, so your own background stays. Paint over what to keep in Touch up to get a new one.'

function guardWords({ tone, lightness, face }: Guard): string[] {
  const words: string[] = []
  if (tone === 'changed') words.push(`The skin is ${(lightness ?? 0) > 0 ? 'lighter' : 'darker'} than in your photo.`)
  if (face === 'changed') words.push('The face differs from your photo.')
  return words
}

export function CardNotes({ cutout, guard }: { cutout: CutoutKind | null; guard: Guard | null }) {
  const notes = [...(cutout === 'soft' ? [SOFT] : []), ...(guard ? guardWords(guard) : [])]
  return notes.map((note) => (
    <p key={note} className="text-small text-ink-soft">
      {note}
    </p>
  ))
}
