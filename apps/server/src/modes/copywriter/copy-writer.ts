import type { CopyRequest, Language } from '@ufaro/contract/modes/copywriter.ts'
import type { WordOption } from '@ufaro/contract/run.ts'
import { asSentence, fill, joinList, quoted, readList, readOwnWords } from '../own-words.ts'
import { createRandom, type Random } from '../random.ts'
import type { CopyPack, StyleWords } from './copy-pack.ts'
import { english } from './packs/english.ts'
import { hausa } from './packs/hausa.ts'
import { igbo } from './packs/igbo.ts'
import { pidgin } from './packs/pidgin.ts'
import { yoruba } from './packs/yoruba.ts'

const PACKS: Record<Language, CopyPack> = {
  English: english,
  'Nigerian Pidgin': pidgin,
  Yoruba: yoruba,
  Hausa: hausa,
  Igbo: igbo,
}
/** Characters of the person's further sentences that the longest text takes in. */
const DETAILS_MAX = 400
/** Characters. */
const SMS = 160

/**
 * The template writer: three texts of whole sentences, a post, a message and a short one. No sentence stands in two of
 * them, so that they are a choice.
 *
 * @param seed the same seed and request write the same
 */
export function writeCopies(request: CopyRequest, seed: number): WordOption[] {
  const pack = PACKS[request.language]
  const words = pack.styles[request.style]
  const random = createRandom(seed)
  const [post, message, short] = dealStyle(words, random)
  const said = sayOwn(request, pack, random)
  const audience = words.audiences[request.audience]

  const signed = request.brandName && `— ${request.brandName}`

  return [
    option(post.title, [post.hook, said.frames[0], audience, ...said.details, said.keys[0], post.close, signed]),
    option(message.title, [`${audience} ${message.hook}`, said.frames[1], said.keys[1], message.close, signed]),
    option(short.title, withSign(shortened(short.hook, said.bare, short.close), signed)),
  ]
}

/** Without its first words where that makes it fit into one SMS. */
function shortened(...[hook, said, close]: [hook: string, said: string, close: string]): string[] {
  const brief = [said, close]
  const whole = [hook, ...brief]
  return textOf(whole).length > SMS && textOf(brief).length <= SMS ? brief : whole
}

/** Whose message it is, where the SMS has room for that. */
const withSign = (paragraphs: string[], signed: string): string[] =>
  textOf([...paragraphs, signed]).length <= SMS ? [...paragraphs, signed] : paragraphs

const textOf = (paragraphs: readonly (string | undefined)[]): string => paragraphs.filter(Boolean).join('\n\n')

const option = (title: string, paragraphs: readonly (string | undefined)[]): WordOption => ({
  title,
  content: textOf(paragraphs),
})

/** A title, a hook and a close for each of three texts. */
function dealStyle({ titles, hooks, closes }: StyleWords, random: Random) {
  const [title, hook, close] = [titles, hooks, closes].map((each) => random.shuffle(each)) as [
    string[],
    string[],
    string[],
  ]
  const at = (index: number) => ({ title: title[index]!, hook: hook[index]!, close: close[index]! })
  return [at(0), at(1), at(2)] as const
}

/** The person's own words in the sentences of a language; nothing where there is nothing to say. */
function sayOwn({ productDescription, keywords }: CopyRequest, pack: CopyPack, random: Random) {
  const { phrase, more } = readOwnWords(productDescription)
  const list = readList(keywords)
  const asQuoted = (words: string) => (pack.quotes ? quoted(words) : words)
  const keys = { keys: joinList(list, pack.and) }
  const bare = asQuoted(phrase)
  const detail = shorten(more)
  return {
    frames: random.shuffle(pack.frames).map((frame) => fill(frame, { it: bare })),
    details: detail ? [fill(random.pick(pack.details), { it: asQuoted(detail) })] : [],
    keys: list.length > 0 ? random.shuffle(pack.keys).map((sentence) => fill(sentence, keys)) : [],
    bare: [asSentence(bare), list.join(' · ')].filter(Boolean).join('\n'),
  }
}

/** As many whole sentences as a text can bear; none is cut. */
function shorten(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${asSentence(sentence)}` : asSentence(sentence)
    if (longer.length > DETAILS_MAX) break
    text = longer
  }
  return text
}
