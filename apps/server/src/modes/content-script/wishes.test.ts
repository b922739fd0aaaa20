import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

const read = (typed: string) => readWishes(typed)

test.each([
  'open every day',
  'use code FIRST10',
  'a free load check',
  'live music',
  'two years warranty',
  'open 24 hours',
  'gifts for mothers',
  'no laptop needed',
])('what is offered is said: %s', (typed) => {
  expect(read(typed)).toMatchObject({ say: [typed], starts: [], finals: [] })
})

test.each([
  'start with a generator noise',
  'Begin with a phone falling',
  'set it in a market',
  'a customer and a tomato seller',
  'a teacher and a parent speak',
  'two friends',
  'calm voice',
  'keep it short',
  'do not beg',
  'one speaker only',
  'a female voice',
])('what is to be done is a direction and never said: %s', (typed) => {
  expect(read(typed)).toMatchObject({ say: [], avoid: [], starts: [typed] })
})

test('an ending that is seen is a direction of the last scene; one in words is said', () => {
  expect(read('end with a smile')).toMatchObject({ ends: [], finals: ['end with a smile'] })
  expect(read('end with order before 11am')).toMatchObject({ ends: ['Order before 11am.'], finals: [] })
})

test('words to end with keep their comma', () => {
  expect(read('mention 2 years warranty, end with Travel well, arrive well')).toMatchObject({
    ends: ['Travel well, arrive well.'],
    say: ['2 years warranty'],
  })
})

test('how often and how something is said is not part of it', () => {
  expect(read('mention the warranty twice').say).toEqual(['warranty'])
  expect(read('say the date twice').say).toEqual([])
  expect(read('no music').avoid).toEqual(['music'])
})

test.each([
  ['say the date two times', 'date'],
  ['pls repeat our number at the end', 'number'],
  ['mention the price again', 'price'],
])('%s is to be said once more', (typed, it) => {
  expect(read(typed)).toMatchObject({ again: [it], starts: [], staged: [] })
})

test.each([
  ['customer that doubts', ''],
  ['a customer who does not believe it works in rain', 'it works in rain'],
  ['start with a woman that doubts the quality', 'the quality'],
  ['customer that doubts it is fresh', 'it is fresh'],
  ['customer wey no believe say e go last', ''],
])('%s is a doubt to be answered', (typed, it) => {
  expect(read(typed)).toMatchObject({ doubts: [it], say: [], starts: [], staged: [], show: [] })
})

test('a wish that only names what the text says anyway is not a line', () => {
  for (const typed of ['mention time and venue', 'mention opening hours', 'mention order day', 'clear and short'])
    expect(read(typed).say).toEqual([])
  expect(read('mention the price and same day delivery').say).toEqual(['same day delivery'])
})

test.each([
  ['ask people to donate at padher.org', 'Donate at padher.org.'],
  ['tell customers to come on weekdays', 'Come on weekdays.'],
  ['tell people to bring their transcript', 'Bring your transcript.'],
  ['call to action: register before Friday', 'Register before Friday.'],
  ['Invite them to the open day', 'Come to the open day.'],
])('what listeners are asked to do is the last line: %s', (typed, end) => {
  expect(read(typed)).toMatchObject({ ends: [end], say: [] })
})

test('what people do is staged in its order; what is offered to people is said', () => {
  expect(read('show a father at the gen, then neighbour comes').staged).toEqual([
    { at: 1, words: 'then neighbour comes' },
  ])
  for (const typed of ['a boyfriend cracks his girlfriend phone', 'a woman touches the bag and smiles'])
    expect(read(typed)).toMatchObject({ staged: [{ at: 0, words: typed }], say: [] })
  for (const typed of ['students discount', 'patient teachers', 'women shoes', 'kids party'])
    expect(read(typed)).toMatchObject({ staged: [], say: [typed] })
})

test('what nobody else can explain is left to the speaker', () => {
  expect(read('explain why students fail maths, give 3 tips on revision')).toMatchObject({
    say: [],
    slots: [{ it: 'why students fail maths' }, { it: '3 tips on revision' }],
  })
})

test.each(['how long it takes', 'why aluminium over wood', 'what to ask a caterer'])(
  'a question that the text does not answer is left to the speaker: %s',
  (typed) => expect(read(typed)).toMatchObject({ say: [], slots: [{ it: typed }] }),
)

test.each([
  'a child is afraid of the dentist',
  'someone squinting at the board',
  'a graduate at home applies for jobs all day',
])('people in a situation are staged, not said: %s', (typed) =>
  expect(read(typed)).toMatchObject({ say: [], staged: [{ at: 0, words: typed }] }),
)

test('a person to begin with is played, and a tone before a colon is no words', () => {
  expect(read('start with someone who lost her savings')).toMatchObject({
    starts: [],
    staged: [{ at: 0, words: 'someone who lost her savings' }],
  })
  expect(read('educational: how to keep vegetables fresh')).toMatchObject({
    say: [],
    tones: ['tip'],
    slots: [{ it: 'how to keep vegetables fresh' }],
  })
})

test('where it plays is shown', () => {
  expect(read('Lagos traffic')).toMatchObject({ say: [], show: ['Lagos traffic'] })
  expect(read('free traffic updates')).toMatchObject({ say: ['free traffic updates'], show: [] })
})

test('tips that are asked for without a number are left to the speaker as well', () => {
  expect(read('give tips on how to study')).toMatchObject({ say: [], slots: [{ it: 'tips on how to study' }] })
})

test('what only commands the writer is not said', () => {
  expect(read('- must mention that snail is good for the heart, low fat\n- no insult of husbands pls')).toMatchObject({
    say: ['snail is good for the heart, low fat'],
    avoid: ['insult of husbands'],
  })
  expect(read('1. show the oven 2. say we open on Sundays')).toMatchObject({
    show: ['the oven'],
    say: ['we open on Sundays'],
  })
  expect(read('Talk about my father small. Dont make it too long or churchy, fun not cheesy')).toMatchObject({
    say: ['my father'],
    starts: ['Don’t make it too long or churchy', 'fun not cheesy'],
  })
})

test('words in quotation marks stay whole, a note is no topic, and what is to happen is played', () => {
  expect(read('- energy pls\n- say "your area, your pride"\n- no betting talk')).toMatchObject({
    say: ['Your area, your pride.'],
    starts: ['energy'],
    avoid: ['betting talk'],
  })
  expect(read('the gas should finish while cooking jollof. mention the scale!! end with the number')).toMatchObject({
    staged: [{ at: 0, words: 'the gas should finish while cooking jollof' }],
    say: ['scale'],
    ends: [],
  })
  expect(read('tell my grandma story. Finish by saying: call before you pour petrol')).toMatchObject({
    slots: [{ it: 'my grandma story' }],
    ends: ['Call before you pour petrol.'],
  })
  expect(read('End with a call to order early for December')).toMatchObject({
    ends: ['Order early for December.'],
    finals: [],
  })
})
