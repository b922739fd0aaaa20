import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { expect, test } from 'vitest'
import { writeScripts } from '../script-writer.ts'

const request = (fields: object = {}) =>
  ContentScriptRequest.parse({
    brandName: 'Baba Solar',
    brandDescription:
      '1kva solar inverter ₦400,000, 2 years warranty, pay 60% now and balance in 3 months. Call 0803 123 4567',
    targetAudience: 'shop owners',
    duration: '2 minutes',
    ...fields,
  })
const contentsOf = (asked: ContentScriptRequest, seed: number) =>
  writeScripts(asked, seed).map(({ content }) => content)

test('opens with the situation that is asked for', () => {
  const keyRequirements = 'a mother worries about the light bill'
  for (const characterCount of ['single', 'two']) {
    const [story] = contentsOf(request({ keyRequirements, characterCount }), 6)
    const [first, next] = readScript(story!).filter(({ kind }) => kind === 'speaker')
    expect(first?.text).toMatch(/: a mother worries about the light bill\.$/u)
    if (characterCount === 'two') expect(next?.text).toMatch(/\?$/u)
  }
})

test('says what several cost, and which of two sizes to begin with, from the typed prices', () => {
  const brandDescription = 'We sell tomatoes in Mile 12. Small basket ₦9,000, big basket ₦32,000'
  for (const content of contentsOf(request({ brandDescription }), 6)) {
    expect(content).toMatch(
      /[Tt]wo small baskets[^\n]*₦18,000|[Tt]hree small baskets[^\n]*₦27,000|[Ff]ive small baskets[^\n]*₦45,000/u,
    )
    expect(content).toMatch(/the small basket for ₦9,000\. [^\n]* the big basket for ₦32,000/u)
  }
})

test('gives each script advice of its own', () => {
  const told = contentsOf(request({ characterCount: 'two', duration: '1 minute' }), 6).map(
    (content) => new Set(content.match(/(?:how|what|when|which|who|can|may) [^?\n]{12,}(?=\?)/gu) ?? []),
  )
  const shared = [...told[0]!].filter((question) => told[1]!.has(question))
  expect(shared.length).toBeLessThan(told[1]!.size)
})

test('does not end with the same words twice', () => {
  const brandDescription = 'Jollof in Yaba. Order before 10am on 0803 123 4567'
  for (const content of contentsOf(request({ brandDescription, keyRequirements: 'end with Order before 10am' }), 6)) {
    expect(content.match(/Order before 10am/gu)).toHaveLength(1)
    expect(readScript(content).findLast(({ kind }) => kind === 'speaker')?.text).toMatch(/^Order before 10am/u)
  }
})

test('whoever the situation is about asks, and does not speak for the brand', () => {
  const keyRequirements = 'a barber whose gen dies during a haircut'
  for (const content of contentsOf(request({ keyRequirements, characterCount: 'two' }), 6)) {
    const lines = readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : []))
    expect(lines.find(({ text }) => text.includes('₦'))?.speaker).not.toBe('BARBER')
  }
})

test('a person who is only spoken of has no voice', () => {
  const keyRequirements = 'a groom whose tailor disappointed him'
  for (const content of contentsOf(request({ keyRequirements, characterCount: 'two' }), 6)) {
    expect(content).toMatch(/^GROOM: /mu)
    expect(content).not.toMatch(/^TAILOR: /mu)
  }
})

const spokenIn = (content: string) =>
  readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line.text] : []))

test('one voice tells the viewer and asks itself nothing, and two voices ask', () => {
  const ASKED =
    /how much|what does it cost|what is the price|payment|how do I pay|(?:pay it all at once|pay in parts)/iu
  const [, alone] = contentsOf(request({ characterCount: 'single' }), 6)
  expect(spokenIn(alone!).filter((text) => ASKED.test(text) && text.includes('?'))).toEqual([])
  const [, both] = contentsOf(request({ characterCount: 'two' }), 6)
  expect(spokenIn(both!).filter((text) => ASKED.test(text) && text.includes('?'))).not.toEqual([])
})

test('a script that began with a situation comes back to it before the call', () => {
  const [story, answers] = contentsOf(request(), 6)
  expect(spokenIn(story!).at(-2)).toMatch(/(?:next time|that day comes)[^\n]*: Baba Solar\.$/iu)
  expect(answers).not.toMatch(/next time|that day comes/iu)
})

test('what a lender lends is not called a price', () => {
  const brandDescription = 'Loans for rice farmers in Benue, from ₦50,000 to ₦500,000 at 2% a month. Pay after harvest'
  for (const characterCount of ['single', 'two'])
    for (const content of contentsOf(request({ brandDescription, characterCount }), 6))
      expect(content).not.toMatch(
        /the price|does it cost|how much (?:is it|do I pay)|[Ff]or your (?:pocket|budget)|talk money/u,
      )
})

test('a price on screen keeps its whole measure', () => {
  const brandDescription =
    'Tiles in Orile. Spanish 60x60 floor tiles in many colours from ₦7,500 per square metre. Free cutting'
  const [, , quick] = contentsOf(request({ brandDescription }), 6)
  expect(quick).toMatch(/: “[^”]*₦7,500 per square metre”/u)
})

test('those who buy to sell hear about selling', () => {
  const brandDescription = 'Leather shoes made in Aba, wholesale only. ₦8,500 per pair, minimum 12 pairs'
  for (const content of contentsOf(request({ brandDescription, targetAudience: 'shoe sellers' }), 6)) {
    expect(content).toMatch(/shelf|sold|sell|customer|goods/u)
    expect(content).not.toMatch(/wardrobe|owambe|your size|pictures will show/u)
  }
})

test('those who buy for their work hear about supplies, and nobody is sent to ask the seller', () => {
  const brandDescription = 'Tomatoes and peppers by the basket in Mile 12. Small basket ₦9,000'
  for (const characterCount of ['single', 'two']) {
    const asked = { brandDescription, targetAudience: 'restaurant owners', duration: '3 minutes', characterCount }
    for (const content of contentsOf(request(asked), 6)) {
      expect(content).toMatch(
        /what (?:you use|goes out) each day|who should do the buying|\b(?:store|stock|shelf|buying)\b/iu,
      )
      expect(content).not.toMatch(/neighbour|visitors|wrap leaves|\bask (?:what|which|if|who|how|for)\b/iu)
    }
  }
})

test('without a contact people are asked to come to an address, and to write to any other business', () => {
  const calls = (brandDescription: string) =>
    contentsOf(request({ brandDescription, duration: '30 seconds' }), 6).map((content) => spokenIn(content).at(-1))
  for (const call of calls('Fresh coffee at 12 Bode Thomas Street, Surulere')) expect(call).toMatch(/come|pass by/u)
  for (const call of calls('Phone repairs in Surulere')) expect(call).not.toMatch(/come and|pass by/u)
})

test('a joke on a trade is told in the first person', () => {
  const brandDescription = 'Handmade leather sandals and shoes for men in Aba, from ₦9,000'
  const jokes = [1, 2, 3, 4].flatMap((seed) => contentsOf(request({ brandDescription, contentStyle: 'funny' }), seed))
  expect(jokes.join()).toMatch(/(?:slippers at my door|my only good pair|My old shoes)/iu)
})

test('every style is heard at the start, before a fact and in the call', () => {
  const told = (['dramatic', 'funny', 'professional', 'inspirational', 'casual'] as const).map((contentStyle) => {
    const [, , quick] = contentsOf(request({ contentStyle }), 6)
    const [story] = contentsOf(request({ contentStyle }), 6)
    const spoken = spokenIn(quick!)
    return { start: spoken[0], call: spoken.at(-1), seen: story!.match(/^\(.*\)$/gmu)?.join() }
  })
  expect(new Set(told.map(({ start }) => start)).size).toBe(5)
  expect(new Set(told.map(({ call }) => call)).size).toBe(5)
  expect(told[0]!.seen).toMatch(/[Ss]ilence|No sound|Nobody speaks/u)
  expect(told[1]!.seen).toMatch(/record scratch|cricket|without a sound/u)
})

test.each(['professional', 'dramatic', 'inspirational'])('a %s speaker calls nobody a friend', (contentStyle) => {
  for (const content of contentsOf(request({ contentStyle, duration: '3 minutes' }), 6))
    expect(content).not.toMatch(/my people|, friends|everybody[.:!]/u)
})

test('a long script says the facts again before its end, in other words', () => {
  for (const content of contentsOf(request({ duration: '4 minutes', characterCount: 'two' }), 6)) {
    const said = spokenIn(content).filter((text) => text.includes('2 years warranty'))
    expect(said).toHaveLength(2)
    expect(new Set(said).size).toBe(2)
  }
})

test('a number at the end of a sentence is said once, in the call', () => {
  const brandDescription = 'Ofada rice in Yaba. Order before Saturday, 0805 551 2344'
  for (const content of contentsOf(request({ brandDescription, duration: '1 minute' }), 6)) {
    expect(content.match(/0805 551 2344/gu)).toHaveLength(1)
    expect(spokenIn(content).at(-1)).toContain('0805 551 2344')
  }
})

test('a number on WhatsApp is not to be called, and a date of a wished call stays', () => {
  const asked = { brandDescription: 'Raffia baskets in Uyo', keyRequirements: 'end with WhatsApp 0803 555 0142' }
  for (const content of contentsOf(request(asked), 6)) {
    expect(spokenIn(content).at(-1)).toContain('WhatsApp 0803 555 0142')
    expect(content).not.toMatch(/call[^\n]*0803/iu)
  }
  const dated = { ...asked, keyRequirements: 'Call 0812 000 4477 to register before 5 January' }
  for (const content of contentsOf(request(dated), 6))
    expect(spokenIn(content).at(-1)).toBe('Call 0812 000 4477 to register before 5 January.')
})

test('advice on buying is given in the order in which somebody buys, and goods are shown before it', () => {
  const brandDescription = 'Home made brooms, ₦900 each. Delivery in Uyo'
  const STAGES = [
    'the front[.] ',
    'three things before you write',
    'second choice',
    'what you agree',
    'will not be',
    'Keep the',
  ]
  const places = contentsOf(request({ brandDescription, duration: '5 minutes' }), 6).map((content) =>
    STAGES.map((words) => content.search(new RegExp(words, 'u'))).filter((at) => at >= 0),
  )
  expect(places.flat().length).toBeGreaterThan(6)
  for (const each of places) expect(each).toEqual([...each].sort((one, other) => one - other))
})

test('advice of a trade is given in the order in which customers need it', () => {
  const brandDescription = 'Birthday cakes in Asaba, from ₦25,000'
  const cakes = { brandName: 'Sweet Crumbs', brandDescription, targetAudience: 'young families' }
  const ASKED = ['early should you order', 'size do you need', 'send a design', 'move it', 'cut it']
  const [, answers] = contentsOf(request({ ...cakes, duration: '5 minutes' }), 6)
  const places = ASKED.map((words) => answers!.search(new RegExp(words, 'iu'))).filter((at) => at >= 0)
  expect(places.length).toBeGreaterThan(2)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})
