import { AUDIENCES, COPY_STYLES, type CopyRequest, LANGUAGES, type Language } from '@ufaro/contract/tools/copywriter.ts'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { maySpeak } from '../spoken-language.ts'
import { ownTrade } from '../words/frames/own-hooks.ts'
import { keywordLine, saidLines } from '../words/frames/said-lines.ts'
import { PLAINS } from '../words/languages.ts'
import { withNaira } from '../words/money.ts'
import { readOwnText } from '../words/plain/own-text.ts'
import { isQuality } from '../words/qualities.ts'
import { randomRequest, tells } from '../words/random-requests.ts'
import { spin } from '../words/spin.ts'
import { countWords, sentencesOf } from '../words/writer.ts'
import { composeCopies, writeCopies } from './copy-writer.ts'
import { THIN_WORDS } from './layout.ts'

const REQUEST: CopyRequest = {
  productDescription: 'Àmàlà and ẹ̀wà in a clay pot for N3500. Cooked over wood!',
  keywords: 'soft, hot; ready by noon',
  audience: 'Families',
  style: 'Friendly & Casual',
  language: 'English',
  brandName: '',
  brandVoice: '',
}
const REQUESTS = 200
const MARKED: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']

const clean = (text: string) => {
  expect(text).not.toMatch(/ {2}|[.,!?…:]{2}|“”|[{}[\]|]|undefined|\s[.,!?]|^\s|\s$|\n{3}/u)
  expect(text).toBe(text.normalize('NFC'))
}
const BULLET = /^[^\p{L}\p{N}₦“]+/u
/**
 * Returns the sentences of a text that the user did not write, neither as typed, nor in translation, nor as keywords.
 */
const oursIn = (content: string, { productDescription, keywords, language }: CopyRequest) => {
  const own = readOwnText(productDescription, keywords)
  const said = language === 'English' ? [] : saidLines(language, [...own.sentences, ...own.unsaid])
  const listed = language === 'English' ? '' : keywordLine(language, own)
  const theirs = [withNaira(`${productDescription}\n${keywords}`), ...said.map(({ words }) => words), listed]
    .join('\n')
    .toLowerCase()
  const words = keywords.split(/[,;]\s*/u)
  const isWoven = (each: string) =>
    each
      .toLowerCase()
      .replace(/^for |\.$/gu, '')
      .split(/, | and /u)
      .every((word) => words.includes(word) || words.includes(word.replace(/s$/u, '')))
  return sentencesOf(content)
    .filter((each) => !isWoven(each) && !BULLET.test(each))
    .filter((each) => !theirs.includes(each.replace(/[.!?]$/u, '').toLowerCase()))
}
// Whether a list or an SMS may leave out a keyword: if the user’s text is long, if it contains one of the keyword’s
// words (`native wear` beside `Senator wears`), or if the keyword is the only quality.
const isTag = (fact: string, { productDescription, keywords }: CopyRequest) =>
  (keywords.split(', ').includes(fact) && countWords(withNaira(productDescription)) > THIN_WORDS) ||
  fact.split(' ').some((word) => fact.includes(' ') && productDescription.toLowerCase().includes(word)) ||
  keywords.split(', ').filter(isQuality).join() === fact
const tags = (content: string, keyword: string) =>
  content.toLowerCase().includes(`#${keyword.toLowerCase().replaceAll(' ', '')}`)
const bodyOf = (request: CopyRequest, seed: number) => writeCopies(request, seed).map(({ content }) => content)

describe.each(LANGUAGES)('in %s', (language) => {
  test(`${REQUESTS} requests: nothing said twice, every fact said, lengths kept, and runs that differ`, () => {
    const random = createRandom(20_260)
    let sentences = 0
    let shared = 0
    for (let at = 0; at < REQUESTS; at++) {
      const { request, facts } = randomRequest(language, random)
      const copies = composeCopies(request, at)
      const said = copies.flatMap(({ content }) => oursIn(content, request))
      expect(new Set(said).size, JSON.stringify(copies)).toBe(said.length)
      for (const { title, content, wanted } of copies) {
        if (wanted) expect(Math.abs(countWords(content) - wanted) / wanted, content).toBeLessThanOrEqual(0.15)
        clean(title)
        clean(content)
        const isPost = /^(?:Instagram|Long)/u.test(title)
        const isSms = title.startsWith('SMS')
        const lost = facts.filter((fact) => !tells(language, content, fact) && !tags(content, fact))
        // In English, only posts have hashtags, so other texts may leave out some keywords. In other languages, only an
        // SMS may leave out keywords.
        const mayLack = (fact: string) =>
          language === 'English'
            ? !isPost && isTag(fact, request)
            : isSms && request.keywords.split(', ').includes(fact)
        expect(lost.filter((fact) => !mayLack(fact))).toEqual([])
        if (!isPost && language === 'English') expect(content).not.toContain('#')
      }
      const again = new Set(bodyOf(request, at + 7_000).flatMap((content) => oursIn(content, request)))
      sentences += said.length
      shared += said.filter((each) => again.has(each)).length
    }
    expect(shared / sentences).toBeLessThanOrEqual(0.05)
  })

  test('there are hundreds of openings, and every style and audience speaks the language', () => {
    const openings = new Set<string>()
    for (const style of COPY_STYLES) {
      for (let seed = 0; seed < 400; seed++) {
        const random = createRandom(seed)
        openings.add(spin(random.pick(PLAINS[language].hooks[style]), random))
      }
      const said = AUDIENCES.flatMap((audience, at) =>
        [0, 20, 40].flatMap((more) =>
          bodyOf({ ...REQUEST, keywords: 'x', productDescription: 'xy', language, style, audience }, at + more),
        ),
      ).join('\n')
      expect(maySpeak(language, said)).toBe(true)
      // MARKED leaves out English and Pidgin, because they share too many words to be told apart.
      for (const other of MARKED) if (MARKED.includes(language)) expect(maySpeak(other, said)).toBe(other === language)
    }
    expect(openings.size).toBeGreaterThan(300)
  })
})

test('the same seed writes the same, and fifty seeds write fifty different texts', () => {
  expect(writeCopies(REQUEST, 1)).toEqual(writeCopies(REQUEST, 1))
  const texts = Array.from({ length: 50 }, (_, seed) => bodyOf(REQUEST, seed * 7919)[0])
  expect(new Set(texts).size).toBe(50)
})

test('without keywords and further sentences no sentence is left half', () => {
  for (const language of LANGUAGES) {
    const bare = { ...REQUEST, language, keywords: ' ,; ', productDescription: '₦500 “gala” & chilled malt!' }
    for (const { content } of writeCopies(bare, 3)) {
      clean(content)
      expect(content).toContain('₦500')
    }
  }
})

test('the user’s words break neither a slot nor a sentence', () => {
  for (const productDescription of [
    '{keys} {it} $& \\1',
    'x'.repeat(3000),
    '[a|b] [c',
    '🎉',
    'محمد — خبز طازج',
    'a'.repeat(300).replaceAll('aaa', 'a. '),
  ]) {
    const [post] = bodyOf({ ...REQUEST, productDescription }, 2)
    expect(post).toContain(productDescription.slice(0, 4).split('. ')[0])
    expect(post!.length).toBeLessThan(1600)
  }
})

test('a status lists the facts line by line, in the user’s words, and an Instagram caption tags the keywords', () => {
  const productDescription = 'Solar inverter, installed in one day, ₦850,000, free delivery, Abuja. Call 0803 123 4567'
  const asked = { ...REQUEST, productDescription, keywords: 'no more NEPA, reliable' }
  const texts = Array.from({ length: 20 }, (_, seed) => writeCopies(asked, seed)).flat()
  const status = texts.find(({ title }) => title.startsWith('WhatsApp status'))!.content
  const lines = [
    'Solar inverter',
    '✅ Installed in one day',
    '💰 ₦850,000',
    '🎁 Free delivery',
    '📍 Abuja',
    '📞 0803 123 4567',
  ]
  for (const line of lines) expect(status.split('\n')).toContain(line)
  const caption = texts.find(({ title }) => title.startsWith('Instagram caption'))!.content
  expect(caption).toContain('#NoMoreNEPA #Reliable')
})

test('a keyword that names a channel chooses the text and is not one of its words', () => {
  for (let seed = 0; seed < 10; seed++) {
    const written = writeCopies({ ...REQUEST, keywords: 'Instagram caption, flyer, sms, soft' }, seed)
    expect(written.map(({ title }) => title.split(':')[0])).toEqual(['Instagram caption', 'Flyer text', 'SMS'])
    for (const { content } of written) expect(content).not.toMatch(/instagram|flyer|sms/iu)
  }
})

test('keywords of a long advert are its tags, those that were said in it left out', () => {
  const { content } = writeCopies({ ...REQUEST, keywords: 'long advert, no bleaching, clay pot' }, 1)[0]!
  expect(content).toContain('#NoBleaching')
  expect(content).not.toContain('#ClayPot')
})

test('in the other languages keywords are tags of captions, adverts and lists, and the last words of an SMS beside a short text', () => {
  const asked = { ...REQUEST, productDescription: 'Muna sayar da shinkafa. ₦48,000', keywords: 'azumi, arha' }
  for (let seed = 0; seed < 10; seed++) {
    const [prose = '', list = '', sms = ''] = bodyOf({ ...asked, language: 'Hausa' }, seed)
    for (const text of [prose, list]) {
      expect(text).toContain('#Azumi #Arha')
      expect(text).not.toMatch(/^\W*azumi, arha/imu)
    }
    expect(sms).toContain('Azumi, arha.')
    const long = {
      ...asked,
      productDescription: 'Muna sayar da shinkafa mai kyau a Kano. Buhu ɗaya ₦48,000. Muna kai kaya',
    }
    expect(bodyOf({ ...long, language: 'Hausa' }, seed)[2]).not.toContain('Azumi')
  }
})

test('in the other languages typed facts are said in the language, and a caption gives advice of the trade', () => {
  const productDescription = 'Laundry in Uyo. Shirt ₦500'
  for (const language of ['Yoruba', 'Hausa', 'Igbo'] as const) {
    const texts = [0, 1, 2, 3, 4, 5].flatMap((seed) =>
      bodyOf({ ...REQUEST, language, keywords: '', productDescription, brandName: 'Joy' }, seed),
    )
    for (const text of texts) expect(text).not.toMatch(/laundry|shirt/iu)
    const tips = ownTrade(language, productDescription)!.tips.join(' ').toLowerCase()
    const words = (line: string) => line.toLowerCase().match(/[\p{L}\p{M}’]+/gu) ?? []
    const isTip = (line: string) => words(line).length > 4 && words(line).every((word) => tips.includes(word))
    expect(texts.some((text) => text.split('\n').some(isTip))).toBe(true)
  }
})

test('a call to action is not the sentence that the text has already said', () => {
  const REPEATED = {
    Hausa: 'Ku yi rajista kafin 15 ga watan Disamba',
    Yoruba: 'Ẹ forúkọ sílẹ̀ kí ó tó di ọjọ́ 15 oṣù Kejìlá',
  }
  const productDescription = 'Computer classes in Kaduna, ₦30,000. Register before 15 December'
  for (const language of Object.keys(REPEATED) as (keyof typeof REPEATED)[])
    for (let seed = 0; seed < 8; seed++)
      for (const content of bodyOf({ ...REQUEST, language, productDescription }, seed))
        expect(content.split(REPEATED[language])).toHaveLength(2)
})

test('a brand signs its texts', () => {
  for (const language of LANGUAGES) {
    const signed = bodyOf({ ...REQUEST, language, brandName: 'Ilé Ọṣọ́' }, 5)
    for (const content of signed.slice(0, 2)) expect(content).toMatch(/\n— Ilé Ọṣọ́(?:\n\n#.*)?$/u)
    for (const content of bodyOf({ ...REQUEST, language }, 5)) expect(content).not.toContain('—')
  }
})

test('a price list keeps its lines, and an SMS all its prices and the number', () => {
  const productDescription =
    'Menu for Saturday:\n- Amala 1500\n- Ofada rice and ayamase 2500\n- Catfish pepper soup 3500\n- Zobo 500\nWhatsApp 0706 555 1290'
  for (let seed = 0; seed < 10; seed++) {
    const [long, short, sms] = bodyOf(
      { ...REQUEST, productDescription, keywords: 'ofada', brandName: 'Mama Ronke' },
      seed,
    )
    expect(long).toContain('Menu for Saturday:\nAmala ₦1,500\nOfada rice')
    expect(short).toMatch(/(?:^|\n)Menu for Saturday:\n(?:✅|•) Amala ₦1,500\n/u)
    for (const said of ['₦1,500', '₦2,500', '₦3,500', '₦500', '0706 555 1290']) expect(sms).toContain(said)
  }
})

test('a status opens on the person’s own deal, and says it once', () => {
  const asked = { ...REQUEST, keywords: 'status', productDescription: 'I repair phone screens in Uyo. No fix no pay' }
  for (let seed = 0; seed < 10; seed++) {
    const status = bodyOf(asked, seed)[1]!
    expect(status.startsWith('No fix no pay!\n\nI repair phone screens in Uyo')).toBe(true)
    expect(status.match(/no fix/giu)).toHaveLength(1)
  }
})

test.each(['Restaurants get 5% off above 50kg', '5% off that day'])(
  'a deal that cannot be understood by itself opens nothing: %s',
  (deal) => {
    for (const text of bodyOf({ ...REQUEST, productDescription: `Catfish in Kaduna. ${deal}` }, 1))
      expect(text.indexOf(deal)).toBeGreaterThan(text.indexOf('Catfish'))
  },
)

test('an urgent text opens on the person’s own last day or limit', () => {
  const productDescription = 'Meal bowls in Lekki. 10 bowls for N45,000. Order closes Friday 6pm'
  for (const style of COPY_STYLES) {
    const opened = bodyOf({ ...REQUEST, productDescription, style }, 1).slice(0, 2)
    for (const text of opened) expect(text.startsWith('Order closes Friday 6pm!')).toBe(style.startsWith('Urgent'))
  }
})

test.each([
  'Senator wears. DM your measurements',
  'Driving school. Register at our office in Barnawa',
  'Gel nails at Ogba. Walk-ins welcome',
  'Kunu in Kano. You will find us at the gate from 7am',
  'Thrift bale opening this Saturday 7am at Katangua. Come early',
])('where the person says how to answer, nothing else is asked: %s', (productDescription) => {
  const asked: CopyRequest = { ...REQUEST, productDescription, keywords: '', style: 'Persuasive & Direct' }
  for (let seed = 0; seed < 5; seed++)
    for (const text of bodyOf(asked, seed)) expect(text).not.toMatch(/message us|visit us|to (?:order|book|register)/iu)
})

test('things with prices that no comma divides are lines of their own, and a luxury status has no emoji', () => {
  const productDescription = 'Car wash in Lugbe. Saloon 2k suv 3k engine wash N2,500 with wax. Free vacuum'
  const asked: CopyRequest = { ...REQUEST, productDescription, keywords: 'status', audience: 'Luxury Consumers' }
  const lines = bodyOf(asked, 1)[1]!.split('\n')
  for (const line of ['• Saloon ₦2,000', '• SUV ₦3,000', '• Engine wash ₦2,500 with wax']) expect(lines).toContain(line)
})

test('whoever is named beside a number is called by that name', () => {
  const productDescription = 'Borehole drilling in Owerri. Call Engr Obi 0806 444 5566'
  for (let seed = 0; seed < 20; seed++)
    for (const content of bodyOf({ ...REQUEST, productDescription }, seed)) {
      expect(content).not.toMatch(/\bon Engr/u)
      expect(content).toContain('Engr Obi 0806 444 5566')
    }
})

test('a text closes with the contact that was given, and says “me” if one person speaks', () => {
  const closed = (productDescription: string, keywords: string) =>
    Array.from({ length: 10 }, (_, seed) => bodyOf({ ...REQUEST, productDescription, keywords }, seed))
  for (const [caption = '', status = ''] of closed('I braid hair. WhatsApp 08031234567', 'caption, status')) {
    expect(caption).toMatch(/WhatsApp.* 08031234567/u)
    expect(status.trim().endsWith('📞 08031234567')).toBe(true)
  }
  for (const [caption = '', status = ''] of closed('I braid hair and fix nails', 'caption, status')) {
    expect(caption).toMatch(/\bDM\b/u)
    for (const text of [caption, status]) expect(text).not.toMatch(/(?:message|DM|with|chat) us\b/iu)
  }
})

test('a price and a town among the keywords are facts of all three texts', () => {
  const asked = { ...REQUEST, productDescription: 'used fridge', keywords: 'neat, N45,000, Ikorodu' }
  for (let seed = 0; seed < 10; seed++)
    for (const content of bodyOf(asked, seed)) {
      for (const fact of ['₦45,000', 'Ikorodu']) expect(content).toContain(fact)
      expect(content).not.toContain('#45')
    }
})

test('a list has the offer as its headline and one line for each day, hour and price', () => {
  const productDescription =
    'Evening coding class in Nsukka. HTML, Python and Scratch, 3 months, Mondays 4-6pm, N25,000 per month, laptops provided. Carol night, Sunday 14 December, 5pm, at Trinity Hall'
  const [, status = ''] = bodyOf({ ...REQUEST, productDescription, keywords: 'status' }, 1)
  const lines = status.split('\n')
  expect(lines).toContain('Evening coding class in Nsukka')
  for (const line of ['✅ HTML, Python and Scratch', '✅ 3 months', '🗓 Mondays 4-6pm', '💰 ₦25,000 per month'])
    expect(lines).toContain(line)
  expect(lines).toContain('🗓 Sunday 14 December, 5pm')
  expect(lines).toContain('📍 Trinity Hall')
})

test('a promo with prices below it is a headline', () => {
  const asked = { ...REQUEST, productDescription: 'Salon opening promo\nhaircut 2k\nrelaxer 5k', keywords: 'flyer' }
  expect(bodyOf(asked, 1)[1]).toContain('\nSalon opening promo\n• Haircut ₦2,000\n• Relaxer ₦5,000\n')
})

test('a notice to customers stays a notice: no reason to buy, no call to action', () => {
  const productDescription = 'Dear customers, our shop will be closed from 24 December. Last order day is 20 December'
  for (let seed = 0; seed < 5; seed++)
    for (const content of bodyOf({ ...REQUEST, productDescription, keywords: '' }, seed))
      expect(oursIn(content, { ...REQUEST, productDescription, keywords: '' })).toEqual([])
})

test('an Instagram caption tags the towns of the text', () => {
  const asked = { ...REQUEST, productDescription: 'Hot bread in Port Harcourt and Aba', keywords: 'caption, fresh' }
  expect(bodyOf(asked, 1)[0]).toContain('#Fresh #PortHarcourt #Aba')
})
