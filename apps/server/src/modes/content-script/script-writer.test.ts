import { CHARACTER_COUNTS, CONTENT_TYPES } from '@ufaro/contract/tools/content-script.ts'
import { LANGUAGES } from '@ufaro/contract/tools/copywriter.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { describe, expect, test } from 'vitest'
import { clean, contentsOf, oursIn, request } from './script-samples.ts'
import { writeScripts } from './script-writer.ts'

const TYPES = Object.keys(CONTENT_TYPES)

const speakersOf = (script: string) =>
  new Set(readScript(script).flatMap((line) => (line.kind === 'speaker' ? [line.speaker] : [])))

test('what is to be said, shown and left out is, and the brief itself is not printed', () => {
  const keyRequirements = 'Humor, mention same day delivery, show the clay oven, avoid prices, in Yoruba'
  for (const script of contentsOf(request({ keyRequirements, brandTypeGuidance: 'keep it warm' }), 3)) {
    const lines = readScript(script)
    const said = lines.filter(({ kind }) => kind === 'speaker').map(({ text }) => text)
    expect(said.some((text) => /ìfiránṣẹ́ lọ́jọ́ kan náà/iu.test(text) && !text.includes('mention'))).toBe(true)
    const seen = lines.filter(({ kind }) => kind === 'action').map(({ text }) => text)
    expect(seen.some((text) => text.includes('clay oven'))).toBe(true)
    expect(seen.some((text) => /iye owó/.test(text))).toBe(true)
    expect(script).not.toMatch(/Humor|keep it warm|60 seconds/)
  }
})

test('whoever asks for humour gets a joke about what is offered in each of the three, and nobody else does', () => {
  const joke = /My (?:spoon|plate|stomach) heard|neighbour will suddenly|call you boss|diet will look|greet you well/
  for (const asked of [{ keyRequirements: 'Humor' }, { contentStyle: 'funny' }])
    for (const script of contentsOf(request(asked), 4)) expect(script).toMatch(joke)
  expect(contentsOf(request({ contentStyle: 'professional' }), 4).join()).not.toMatch(joke)
})

test.each([
  ['single', 1],
  ['two', 2],
  ['three', 3],
  ['multi', 4],
])('a script for %s has %i who speak', (characterCount, speakers) => {
  for (const contentType of TYPES) {
    for (const duration of ['10 seconds', '', '3 minutes']) {
      for (const { content } of writeScripts(request({ characterCount, contentType, duration }), 8)) {
        const named = speakers > 1 || contentType === 'video_script'
        expect(speakersOf(content).size).toBe(named ? speakers : 0)
      }
    }
  }
})

test('every script has its scenes and ends with what to film with a phone', () => {
  for (const duration of ['30 seconds', '5 minutes']) {
    for (const script of contentsOf(request({ duration }), 2)) {
      const scenes = readScript(script).filter(({ kind }) => kind === 'scene')
      expect(scenes.length).toBeGreaterThanOrEqual(duration === '30 seconds' ? 4 : 10)
      expect(scenes.at(-1)?.text).toBe('Shot list for a phone')
    }
  }
})

test('what was left out leaves no gap, and the user’s words break no line', () => {
  for (const language of LANGUAGES) {
    const bare = request({ language, duration: '', brandDescription: 'Bean cakes' })
    for (const script of contentsOf(bare, 1)) clean(script)
  }
  const odd = request({ brandDescription: '{product} [a|b', brandName: '{brand}', targetAudience: 'x\n[y] {it}' })
  for (const script of contentsOf(odd, 1)) expect(script.toLowerCase()).toContain('x [y] {it}')
})

test('the same seed writes the same, and fifty seeds write fifty different scripts', () => {
  expect(writeScripts(request(), 1)).toEqual(writeScripts(request(), 1))
  const first = Array.from({ length: 50 }, (_, seed) => contentsOf(request(), seed * 7919)[0])
  expect(new Set(first).size).toBe(50)
})

describe('key requirements written as sentences', () => {
  const scripts = writeScripts(
    request({
      brandDescription: 'Meat pies from ₦800, baked every morning, delivered in Yaba',
      keyRequirements: 'Show the oven. Say the price. End with our number 0803 123 4567.',
    }),
    11,
  )

  test('are never printed as they were typed', () => {
    for (const { content } of scripts) expect(content).not.toMatch(/say the price|end with|our number/iu)
  })

  test('become pictures, and the number is the last thing said', () => {
    for (const { content } of scripts) {
      expect(content).toMatch(/\([^)]*the oven[^)]*\)/u)
      const spoken = content.split('\n').filter((line) => /^\p{Lu}{2,}: /u.test(line))
      expect(spoken.at(-1)).toContain('0803 123 4567')
      expect(content).toContain('₦800')
    }
  })

  test('what is to be seen is filmed, and the words to end with come last', () => {
    const keyRequirements =
      'make sure the brand tag is seen. start with a close up of the fabric, end with order before 11am'
    for (const { content } of writeScripts(request({ keyRequirements }), 3)) {
      expect(content).toMatch(/\([^)]*the brand tag[^)]*\)/u)
      expect(content).toMatch(/\([^)]*close up of the fabric[^)]*\)/u)
      const spoken = content.split('\n').filter((line) => /^\p{Lu}{2,}: /u.test(line))
      expect(spoken.at(-1)).toMatch(/: Order before 11am\.$/u)
    }
  })

  test('words in quotes end it without them, and whom it is for is named within a sentence', () => {
    const asked = {
      keyRequirements: 'show the oven, end with "Go to work. Bread pays, daily."',
      targetAudience: 'Young workers in Lekki',
    }
    for (const { content } of writeScripts(request(asked), 3)) {
      expect(content).toMatch(/: Go to work\. Bread pays, daily\.\n/u)
      expect(content).not.toMatch(/\p{L} Young workers/u)
    }
  })

  test('what tells how to film is a direction as it was typed, and what the text says is not said again', () => {
    const asked = {
      brandDescription: 'We install solar panels in Benin. We come and check your load free',
      keyRequirements: 'Start with a generator noise. Mention the free load check. End with a smile.',
    }
    for (const { content } of writeScripts(request(asked), 3)) {
      const lines = content.split('\n')
      expect(lines[1]).toBe('(Start with a generator noise.)')
      expect(lines).toContain('(End with a smile.)')
      expect(content).not.toMatch(/: [^\n]*(?:generator noise|free load check|a smile\.)/u)
    }
  })

  test('a description without a verb becomes a sentence with the name, and one that names the brand has no second', () => {
    for (const { content } of writeScripts(request({ brandDescription: 'Hair salon in Yaba' }), 4))
      expect(content).toMatch(/Àkàrà & Sons[^\n]* a hair salon in Yaba\./u)
    const named = request({ brandName: 'Kolo', brandDescription: 'kolo is an app that saves' })
    for (const { content } of writeScripts(named, 4)) expect(content).not.toMatch(/Kolo[^\n.]*: Kolo is an app/u)
  })

  test('where no product is named the brand stands for it', () => {
    const asked = request({
      brandName: 'QuickFix',
      brandDescription: 'we repair phones and laptops',
      duration: '3 minutes',
    })
    for (const { content } of writeScripts(asked, 3)) {
      expect(content).toMatch(/QuickFix[^\n]*(?:, we|\. We) repair phones and laptops\./u)
      expect(content).not.toMatch(/our work/iu)
    }
  })

  test('five minutes say no sentence twice and each piece of advice once', () => {
    const asked = request({ duration: '5 minutes' })
    for (const { content } of writeScripts(asked, 6)) {
      expect(content.match(/street and a landmark|nearest bus stop/gu)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(content.match(/word of mouth|more than any advert/gu)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })

  test('the product is named shortly, and what is said of it is said once', () => {
    for (const { content } of scripts) {
      expect(content).not.toContain('meat pies, baked')
      const spoken = readScript(content).filter(({ kind }) => kind === 'speaker')
      expect(spoken.filter(({ text }) => /baked every morning/iu.test(text))).toHaveLength(1)
    }
  })
})

describe('an English script', () => {
  const asked = {
    brandName: 'Baba Solar',
    brandDescription:
      '1kva solar inverter ₦400,000, 2 years warranty, pay 60% now and balance in 3 months. Call 0803 123 4567',
    duration: '2 minutes',
  }

  test('neither tells of events that did not happen nor promises anything', () => {
    const INVENTED =
      /thank you call|she (?:wrote|called|smiled)|rush you|small team|taken seriously|we answer|yesterday/iu
    for (const characterCount of CHARACTER_COUNTS)
      for (const content of contentsOf(request({ ...asked, characterCount }), 6)) expect(content).not.toMatch(INVENTED)
  })

  test('answers a question with the clause it is about', () => {
    const [, answers] = contentsOf(request({ ...asked, characterCount: 'two' }), 6)
    const lines = readScript(answers!).filter(({ kind }) => kind === 'speaker')
    const at = lines.findIndex(({ text }) => text.includes('2 years warranty'))
    expect(lines[at - 1]?.text).toMatch(/(?:trouble|warranty|spoils)[^\n]*\?$/u)
    expect(answers).toContain('pay 60% now and balance in 3 months.')
  })

  test('is a situation, questions, and numbers on screen', () => {
    const [story, answers, quick] = contentsOf(request({ ...asked, characterCount: 'two' }), 6)
    expect(readScript(story!).find(({ kind }) => kind === 'speaker')?.text).toMatch(/(?:gen|light|fuel)[^\n]*\?$/iu)
    expect(answers!.match(/\?\n/gu)!.length).toBeGreaterThan(3)
    expect(quick).toMatch(/\([^)]*: “2 years warranty”\.\)\n[^\n]*2 years warranty/u)
  })

  test('lets nobody speak between a question and its answer', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const content of contentsOf(request({ ...asked, characterCount: 'multi', duration: '30 seconds' }), seed)) {
        const lines = readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : []))
        for (const [at, { text }] of lines.entries())
          if (text.endsWith('?')) expect(lines[at + 1]?.text).not.toMatch(/!$/u)
      }
  })

  test('has one who answers and others who ask, named after the people it shows', () => {
    const keyRequirements = 'show father and mother at the gen, then neighbour comes'
    for (const content of contentsOf(request({ ...asked, keyRequirements, characterCount: 'three' }), 6)) {
      expect(speakersOf(content)).toEqual(new Set(['FATHER', 'MOTHER', 'NEIGHBOUR']))
      const lines = readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line] : []))
      expect(lines.find(({ text }) => text.includes('₦'))?.speaker).toBe('NEIGHBOUR')
    }
  })

  test('lets no child speak for a brand', () => {
    const keyRequirements = 'a mother drops her child and worries'
    for (const content of contentsOf(request({ ...asked, keyRequirements, characterCount: 'two' }), 6)) {
      expect(speakersOf(content)).toContain('MOTHER')
      expect(speakersOf(content)).not.toContain('CHILD')
    }
  })

  test('opens an advert with their first clause, not with the place', () => {
    for (const content of contentsOf(request({ ...asked, contentType: 'ad_copy', contentLocation: 'urban' }), 6).slice(
      0,
      2,
    )) {
      const [heading, ...lines] = readScript(content)
      expect(heading?.text).toBe('Headline')
      expect(lines.find(({ kind }) => kind === 'line')?.text).toContain('1kva solar inverter')
    }
  })

  test('leaves room for what only the speaker can tell, and repeats facts only where there is time', () => {
    const keyRequirements = 'explain how the sun charges a battery'
    const long = contentsOf(request({ ...asked, keyRequirements, duration: '4 minutes' }), 6)
    const isSlot = (content: string) => /\([^)]*: how the sun charges a battery\.\)/u.test(content)
    expect(long.every(isSlot)).toBe(true)
    const times = (content: string) =>
      readScript(content).filter(({ kind, text }) => kind === 'speaker' && text.includes('2 years warranty')).length
    for (const count of long.map(times)) expect(count).toBeGreaterThan(1)
    expect(contentsOf(request({ ...asked, duration: '1 minute' }), 6).map(times)).toEqual([1, 1, 1])
  })

  test('speaks to those who apply, and ends with their own call', () => {
    const brandDescription =
      'We need a sales girl in Wuse 2 Abuja. Salary ₦70,000. SSCE minimum. Send CV to hr@oakmart.ng before Friday'
    for (const content of contentsOf(request({ brandName: 'Oakmart', brandDescription }), 6)) {
      expect(content).not.toMatch(/\border\b|your size|delivery/iu)
      const spoken = readScript(content).filter(({ kind }) => kind === 'speaker')
      expect(spoken.at(-1)?.text).toBe('Send CV to hr@oakmart.ng before Friday.')
    }
  })
})

describe.each([
  ['Nigerian Pidgin', /[dD]at day|[dD]i programme|invit/u, /question cost|fit happen|goods/u],
  ['Yoruba', /[ọỌ]jọ́ náà|ètò náà|pè yín|ìpè/u, /ohun tó ṣeé ṣe|kí ẹ tó sanwó|gbẹ́kẹ̀ lé/u],
  ['Hausa', /ranar|shirin|gayyat/u, /za mu yi yarjejeniya|kafin ku biya|dogara da/u],
  ['Igbo', /ụbọchị ahụ|mmemme ahụ|òkù/u, /ga-ekwe omume|kwụọ ụgwọ|ịtụkwasị/u],
] as const)('an invitation in %s', (language, invites, sells) => {
  test.each(['30 seconds', '1 minute', '3 minutes'])('of %s speaks of the day and offers nothing', (duration) => {
    const asked = request({
      ...{
        language,
        duration,
        brandName: 'St Mark Church',
        targetAudience: 'families',
        keyRequirements: 'choir, food',
      },
      brandDescription: 'Harvest thanksgiving, Sunday 6 December, 10am, Warri',
    })
    for (const content of contentsOf(asked, 5)) {
      clean(content)
      expect(content).toMatch(invites)
      expect(content).not.toMatch(sells)
      const said = oursIn(content, asked)
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('an appeal for help sells nothing', () => {
    const asked = request({
      ...{ language, duration: '2 minutes', brandName: 'Hope Foundation', targetAudience: 'families' },
      brandDescription: 'Help us feed 100 widows. Zenith 1012345678',
    })
    for (const content of contentsOf(asked, 3)) {
      clean(content)
      expect(content).toContain('1012345678')
      expect(content).not.toMatch(sells)
    }
  })
})
