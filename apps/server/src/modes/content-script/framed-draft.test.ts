import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { describe, expect, test } from 'vitest'
import { sayAudience } from '../words/lexicon.ts'
import { factsOf, kindOf, recallOf } from './framed-facts.ts'
import { writeScripts } from './script-writer.ts'

const HUNGER = {
  'Nigerian Pidgin': /(?:hungry dey catch you|wetin you go chop|you don chop).*\?$/iu,
  Yoruba: /(?:ebi ń pa yín|kí lẹ máa jẹ|ẹ ti jẹun).*\?$/iu,
  Hausa: /(?:kuna jin yunwa|me za ku ci|kun ci abinci).*\?$/iu,
  Igbo: /(?:agụụ ọ̀ na-agụ gị|gịnị ka ị ga-eri|i riela nri).*\?$/iu,
}
const FRAMED = Object.keys(HUNGER) as (keyof typeof HUNGER)[]
const request = (fields: object) =>
  ContentScriptRequest.parse({
    brandName: 'Kolo Foods',
    brandDescription: 'Amala and ewedu in Mushin. Plate from ₦1,500. We deliver',
    targetAudience: 'students',
    duration: '60 seconds',
    ...fields,
  })
const linesOf = (content: string) => readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : []))

test.each([
  ['Plate from ₦1,500, delivery free', 'price'],
  ['A máa ń gbé e wá sí ilé yín', 'reach'],
  ['Garanti na shekara biyu', 'warranty'],
  ['We open 7am to 8pm', 'time'],
  ['Shop 14, Computer Village Ikeja', 'place'],
  ['No chemicals added', 'more'],
  ['Pick up and delivery free if e pass ₦5,000', 'reach'],
  ['Ẹgbẹ̀rún márùn-ún náírà fún ènìyàn kan', 'price'],
  ['Ready in 2 days', 'wait'],
  ['We sew in two days', 'wait'],
  ['Ana gamawa cikin kwana uku', 'wait'],
  ['Same day service', 'wait'],
  ['A máa fi fọ́tò ránṣẹ́ láàárín ọjọ́ mẹ́ta', 'wait'],
  ['We dey bring am reach your house', 'reach'],
  ['We dey for Effurun junction', 'place'],
  ['Kilo kan 3500', 'price'],
  ['Established in 2015', 'more'],
  ['Students get 10% off from Monday to Wednesday', 'deal'],
  ['Ragi na musamman ga ɗalibai', 'deal'],
  ['Agent fee 10%', 'more'],
  ['Order three days before', 'ahead'],
  ['Ku faɗa mini kwana uku kafin biki', 'ahead'],
  ['Gwa m ụbọchị abụọ tupu oge ahụ', 'ahead'],
  ['Ina kaiwa cikin gari kyauta', 'reach'],
  ['We send to every state', 'reach'],
  ['Muna kusa da kasuwar Ƙofar Marke', 'place'],
  ['Gwa anyị izu abụọ tupu oge ahụ', 'ahead'],
  ['Half payment before work, balance on delivery', 'pay'],
  ['Ẹ lè san án díẹ̀díẹ̀', 'pay'],
  ['Free installation in Kano', 'more'],
  ['Order before 4pm', 'time'],
  ['Return within 3 days if it has a fault', 'warranty'],
  ['Pay 70% before we start', 'pay'],
  ['Express is one day', 'wait'],
  ['12 Okpe Road', 'place'],
  ['A kì í ṣí ní ọjọ́ Àìkú', 'more'],
] as const)('what a sentence answers: %s', (typed, kind) => {
  expect(kindOf(typed)).toBe(kind)
})

test('what is said again is prices, times and places', () => {
  const facts = factsOf('Nigerian Pidgin', ['You dey hungry?', 'We cook with firewood', 'Plate na ₦1,500'])
  expect(recallOf(facts, 4)).toBe('plate na ₦1,500')
  expect(recallOf(facts, 40)).toBe('plate na ₦1,500')
  expect(recallOf(factsOf('Yoruba', ['A ń ta ìrẹsì', 'Owó: láti ₦25,000']), 40)).toContain('owó láti ₦25,000')
  expect(recallOf(factsOf('Yoruba', ['A ń ta ìrẹsì', 'Àpò kan jẹ́ ₦25,000', 'Ọ̀fẹ́ ni']), 3)).toBe('')
})

test('whom it is for is said in the language whole or not at all', () => {
  expect(sayAudience('Hausa', 'families and night-shift nurses')).toBe('families and night-shift nurses')
  expect(sayAudience('Hausa', 'families and school children')).toBe('iyalai da ’yan makaranta')
  expect(sayAudience('Hausa', 'new home owners')).toBe('sababbin masu gida')
  expect(sayAudience('Igbo', 'hotels and bars')).toBe('ụlọ nkwari akụ na ụlọ mmanya')
  expect(sayAudience('Yoruba', 'car owners')).toBe('ẹ̀yin tó ní ọkọ̀')
  expect(sayAudience('Yoruba', 'Families planning weddings')).toBe('ẹ̀yin tó ń ṣètò ìgbéyàwó')
  expect(sayAudience('Hausa', 'students in Kano')).toBe('ɗalibai a Kano')
  expect(sayAudience('Igbo', 'young families')).toBe('ezinụlọ na-eto eto')
  expect(sayAudience('Yoruba', 'Muslim youths and households')).toBe('ẹ̀yin ọ̀dọ́ Mùsùlùmí àti ẹ̀yin ìdílé')
  expect(sayAudience('Yoruba', 'busy families')).toBe('ẹ̀yin ìdílé tí ọwọ́ yín dí')
  expect(sayAudience('Yoruba', 'àwọn ìyàwó ilé')).toBe('ẹ̀yin ìyàwó ilé')
  expect(sayAudience('Yoruba', 'ìyàwó ilé')).toBe('ẹ̀yin ìyàwó ilé')
  expect(sayAudience('Yoruba', 'night-shift nurses')).toBe('night-shift nurses')
})

describe.each(FRAMED)('in %s', (language) => {
  test('one voice repeats the price before the last call; of two, the one who asked for it repeats it', () => {
    for (const characterCount of ['single', 'two'])
      for (const { content } of writeScripts(request({ language, characterCount }), 4)) {
        const said = linesOf(content).map(({ text }) => text)
        const priced = said.flatMap((text, at) => (text.includes('₦1,500') ? [at] : []))
        const [told, again] = [priced[0]!, priced.at(-1)!]
        expect(again).toBeGreaterThanOrEqual(said.length - 4)
        expect(said[told - 1]!.endsWith('?')).toBe(characterCount === 'two')
        expect(said[again]!.endsWith('?')).toBe(characterCount === 'two')
        if (characterCount === 'single') expect(priced).toHaveLength(2)
        else expect((again - told) % 2).toBe(1)
      }
  })

  test('one voice asks nothing but whether listeners need the trade, and speaks of a delivery only if there is one', () => {
    for (const brandDescription of ['Amala and ewedu in Mushin. Plate from ₦1,500', 'Clean hoes in Akure. Hoe ₦5,000'])
      for (const { content } of writeScripts(request({ language, brandDescription, characterCount: 'single' }), 5)) {
        const said = linesOf(content).map(({ text }) => text.replace(/“[^”]*”/gu, ''))
        expect(said.slice(1).filter((text) => text.includes('?'))).toEqual([])
        expect(said.filter((text) => kindOf(text) === 'reach')).toEqual([])
      }
  })

  test('no voice is called like the brand', () => {
    const named = Array.from({ length: 8 }, (_, seed) =>
      writeScripts(
        request({ language, brandName: 'Ngozi, Amina, Blessing & Ṣadé Events', characterCount: 'multi' }),
        seed,
      ),
    ).flat()
    for (const { content } of named)
      for (const { speaker } of linesOf(content)) expect(speaker).not.toMatch(/^(?:NGOZI|AMINA|BLESSING|ṢADÉ)$/u)
  })

  test.each(['three', 'multi'])('of %s voices one answers all that the others ask', (characterCount) => {
    for (const { content } of writeScripts(request({ language, characterCount }), 6)) {
      const lines = linesOf(content)
      const own = /Mushin|₦1,500|Àmàlà|Amala/u
      const answerer = lines.find(({ text }) => own.test(text))?.speaker
      for (const { speaker, text } of lines) if (own.test(text) && !text.endsWith('?')) expect(speaker).toBe(answerer)
      for (const [at, { speaker }] of lines.entries()) expect(speaker === answerer).toBe(at % 2 === 1)
      expect(lines.filter(({ text }) => text.includes('Kolo Foods') && text.endsWith('?')).length).toBeLessThan(2)
    }
  })

  test('who the business is, is answered as soon as it is asked', () => {
    const opened = Array.from({ length: 8 }, (_, seed) =>
      writeScripts(request({ language, characterCount: 'two' }), seed),
    )
      .flat()
      .map(({ content }) => linesOf(content).map(({ text }) => text))
      .filter(([first]) => first!.includes('Kolo Foods') && first!.endsWith('?'))
    expect(opened.length).toBeGreaterThan(0)
    for (const [, second] of opened) expect(second).toMatch(/Mushin/u)
  })

  test('the situation is a question of the trade, and no scene parts a question from its answer', () => {
    for (const characterCount of ['single', 'two', 'multi']) {
      const scripts = writeScripts(request({ language, characterCount }), 3)
      expect(linesOf(scripts[0]!.content)[0]!.text).toMatch(HUNGER[language])
      for (const { content } of scripts) {
        const spoken = readScript(content)
        for (const [at, { kind }] of spoken.entries())
          if (kind === 'scene' && at > 0) expect(spoken[at - 1]!.text).not.toMatch(/\?$/u)
      }
    }
  })

  test('who buys in order to sell is asked nothing about using the goods', () => {
    for (const seed of [1, 2, 3])
      for (const { content } of writeScripts(request({ language, targetAudience: 'restaurant owners' }), seed))
        expect(linesOf(content)[0]!.text).not.toMatch(HUNGER[language])
  })

  test('who buys for a household too is asked', () => {
    const asked = request({ language, targetAudience: 'restaurants and families' })
    expect(linesOf(writeScripts(asked, 1)[0]!.content)[0]!.text).toMatch(HUNGER[language])
  })

  test('of two voices the second says what is true of the business, and the first asks', () => {
    for (const { content } of writeScripts(request({ language, characterCount: 'two' }), 9)) {
      const speakers = linesOf(content).map(({ speaker }) => speaker)
      expect(speakers.every((speaker, at) => speaker === speakers[at % 2])).toBe(true)
      const sayer = linesOf(content).filter(({ text }) => text.includes('₦1,500') && !text.endsWith('?'))
      expect(new Set(sayer.map(({ speaker }) => speaker))).toEqual(new Set([speakers[1]]))
    }
  })
})

test('who asks repeats and doubts prices, never what the seller says of himself, and comes where only a shop is named', () => {
  const asked = {
    ...{ language: 'Nigerian Pidgin', characterCount: 'two', contentStyle: 'casual', duration: '90 seconds' },
    brandDescription:
      'Gown and shirt for Yaba market. Gown ₦2,500, shirt ₦1,500. We dey open 8am. We dey wash everything',
  }
  const said = [1, 2, 3].flatMap((seed) => writeScripts(request(asked), seed)).map(({ content }) => linesOf(content))
  const doubted = said.flatMap((lines) => lines.filter(({ text }, at) => at % 2 === 0 && text.includes('₦')))
  expect(doubted.some(({ text }) => /last price|go comot|reduce/u.test(text))).toBe(true)
  for (const lines of said) {
    for (const { text } of lines.filter((_, at) => at % 2 === 0)) expect(text).not.toMatch(/we dey (?:open|wash)/iu)
    expect(lines.at(-2)!.text).toMatch(/I dey come|I go come|I go dey there|una go see me/u)
    expect(lines.at(-1)!.text).not.toMatch(/(?:message|call|reach) us/iu)
  }
})

test('one voice leads from fact to fact, and says a price without a second colon', () => {
  const asked = { characterCount: 'single', brandDescription: 'Ànjọ̀nú ní Ìdó. Páàkì kékeré: ₦500. A wà ní òpópónà Ìdó' }
  const said = writeScripts(request({ ...asked, language: 'Yoruba' }), 3).flatMap(({ content }) => linesOf(content))
  expect(
    said.some(({ text }) => /^(?:Owó rẹ̀ rèé|Iye rẹ̀ rèé|Ẹ gbọ́ (?:iye|owó) rẹ̀): Páàkì kékeré ₦500\.$/u.test(text)),
  ).toBe(true)
  expect(said.some(({ text }) => /(?:rí wa rèé|ibi tí a wà): A wà ní òpópónà Ìdó\.$/u.test(text))).toBe(true)
})

test('advice on a trade is given at most once in a script of a minute', () => {
  const advice = Array.from({ length: 12 }, (_, seed) => writeScripts(request({ language: 'Hausa' }), seed))
    .flat()
    .map(({ content }) => content.match(/yi oda (?:kafin yunwa ta kama ku|da wuri), /giu)?.length ?? 0)
  expect(Math.max(...advice)).toBe(1)
})

test('one person who works alone speaks of nobody else, whoever asks', () => {
  const WE = {
    'Nigerian Pidgin': /(?<!\p{L})(?:we|us|our)(?!\p{L})/iu,
    Yoruba: /(?<![\p{L}\p{M}])(?:wa|ká|a máa|a ó)(?![\p{L}\p{M}])/iu,
  }
  const typed = { 'Nigerian Pidgin': 'I dey sew gown for Uyo. Gown ₦5,000', Yoruba: 'Mo máa ń rán gáùn. Gáùn ₦5,000' }
  for (const language of ['Nigerian Pidgin', 'Yoruba'] as const)
    for (let seed = 0; seed < 8; seed++)
      for (const { content } of writeScripts(
        request({ language, brandDescription: typed[language], duration: '2 minutes' }),
        seed,
      ))
        for (const { text } of linesOf(content)) expect(text).not.toMatch(WE[language])
})

test.each(['Yoruba', 'Igbo'] as const)('an appeal in %s is explained before it is doubted', (language) => {
  const viewers = language === 'Yoruba' ? /tó ń wò wá/u : /na-ekiri anyị/u
  const asked = { language, characterCount: 'two', duration: '2 minutes', brandName: 'Hope Home' }
  for (const seed of [1, 2, 3])
    for (const { content } of writeScripts(request({ ...asked, brandDescription: 'Help us feed 40 children' }), seed)) {
      const said = linesOf(content).map(({ text }) => text)
      expect(said.findIndex((text) => text.includes('40'))).toBeLessThan(4)
      expect(said.filter((text) => viewers.test(text)).length).toBeLessThan(4)
    }
})

test('who brings his work to customers does not ask them to come', () => {
  const brandDescription = 'Office cleaning in Aba. We come with our machines'
  for (const language of ['Yoruba', 'Igbo'] as const)
    for (const { content } of writeScripts(request({ language, brandDescription, duration: '30 seconds' }), 2))
      expect(linesOf(content).at(-1)!.text).not.toMatch(/Ẹ wá|à ń retí|Bịa|ịhụ gị|na-(?:eche|atụ anya) gị/u)
})

test('what is to be said is not spoken as it was asked for', () => {
  const said = (language: Language, keyRequirements: string) =>
    writeScripts(request({ language, keyRequirements }), 2)
      .map(({ content }) => content)
      .join('\n')
  expect(said('Nigerian Pidgin', 'Mention say catering dey')).toMatch(/: Catering dey\./u)
  expect(said('Hausa', 'A faɗi farashi')).not.toMatch(/faɗi farashi/iu)
  expect(said('Yoruba', 'Ẹ sọ pé a máa ń ṣí lálẹ́')).toMatch(/: A máa ń ṣí lálẹ́\./u)
})

test.each(['single', 'two'])('a long script of %s tells a story of its trade between the facts', (characterCount) => {
  const asked = { characterCount, duration: '3 minutes', brandDescription: 'Phone repairs in Jos. Screen ₦9,000' }
  const [first, ...others] = writeScripts(request({ language: 'Nigerian Pidgin', ...asked }), 4).map(({ content }) =>
    linesOf(content).map(({ text }) => text),
  )
  const worn = /spoil|manag|repair|knock|die|fault|screw/u
  const priced = first!.findIndex((text) => text.includes('₦9,000'))
  const told = first!.slice(characterCount === 'single' ? 1 : 2, priced)
  expect(told.filter((text) => (characterCount === 'single' ? text.includes('“') : !text.endsWith('?')))).not.toEqual(
    [],
  )
  expect(first!.filter((text) => worn.test(text)).length).toBeGreaterThan(1)
  expect(first!.slice(priced + 1).length).toBeGreaterThan(4)
  for (const said of [first!, ...others]) {
    expect(said.filter((text) => /dis video|for comment|our page|your status/u.test(text)).length).toBeLessThan(3)
    if (characterCount === 'single') expect(said.some((text) => text.includes('“'))).toBe(true)
  }
})
