import { expect, test } from 'vitest'
import { contactsOf } from '../plain/contacts.ts'
import { readOwnText } from '../plain/own-text.ts'
import { marked } from './marked.ts'
import { ownTrade, townsOf, tradeOf } from './own-hooks.ts'
import { keywordLine, saidLines } from './said-lines.ts'
import { isAlone, sureAsk } from './sure-ask.ts'

const read = (typed: string, keywords = '') => readOwnText(typed, keywords)

test('a figure that follows the word Naira has one sign, and `na` makes a price only of a figure with a comma', () => {
  expect(read('Owó rẹ̀ jẹ́ náírà 6,500. Rice na 4500 bag. 2 of 5000 naira 20 pieces').sentences.join(' ')).toBe(
    'Owó rẹ̀ jẹ́ ₦6,500. Rice na 4500 bag. 2 of ₦5,000 20 pieces.',
  )
  expect(read('A máa fi sí i fún yín').sentences).toEqual(['A máa fi sí i fún yín.'])
  expect(read('Cars from N4.5 million').sentences).toEqual(['Cars from ₦4,500,000.'])
  expect(read('1kg na 4,500').sentences).toEqual(['1kg na ₦4,500.'])
  expect(read('Buhu mai kilo 50 naira 62,000, ba ta da dutse').sentences.join(' ')).toBe(
    'Buhu mai kilo 50 ₦62,000, ba ta da dutse.',
  )
})

test.each([
  ['Kira Musa 08034567890', ['Musa 08034567890']],
  ['Ku kira mu 08034567890', ['08034567890']],
  ['Kpọọ m na 08034567890', ['08034567890']],
  ['Ẹ pè wá ní 08034567890', ['08034567890']],
  ['Kàn sí 08034567890', ['08034567890']],
  ['Sayar da mota 08034567890', null],
])('a verb before a number is no name: %s', (typed, contacts) => {
  expect(contactsOf(typed.normalize('NFC'))).toEqual(contacts)
})

test.each([
  ['A ń di irun fún ìgbéyàwó, Monday sí Saturday', 'book'],
  ['I dey sell land for Epe, ₦2,000,000 per plot', 'write'],
  ['We sell paper and do POS. Withdraw ₦10,000 na ₦200', 'write'],
  ['Ina sayar da takalma. ₦6,500', 'order'],
  ['Muna gyaran babur a Zaria', 'book'],
  ['A n tun firiji, AC ati ero ifoso se', 'book'],
  ['Ìforúkọsílẹ̀ ń lọ lọ́wọ́ ní ilé ẹ̀kọ́ wa', 'join'],
  ['Ana gayyatar kowa wa’azin Ramadan, Asabar 14 ga Maris', 'come'],
  ['A pe yin si isin idupe, ojo Abameta 3 osu Keje', 'come'],
  ['Anyị na-akpọ unu òkù agbamakwụkwọ Chidi na Ngozi', 'come'],
  ['Daurin auren Aisha da Yusuf, Asabar 10 ga Janairu, karfe 11 na safe', 'come'],
  ['Ọgbakọ ụmụ akwụkwọ ochie, Satọde 3 Jenụwarị, elekere 12', 'come'],
  ["Mgbakọ ndị nne, Satọde abalị 13 n'ọnwa Disemba, elekere 10", 'come'],
  ['Cakes ₦5,000. Pick up on 24 December, 9am', 'order'],
  ['I dey do plumbing for Uyo, tap ₦3,000. Night work dey', 'book'],
  ['Comedy night ticket ₦5,000. Sunday 21 December, 5pm', 'come'],
  ['Nanny wanted for Lekki. 45k monthly, live in', 'apply'],
  ['Ana ɗaukar malamai biyu. Albashi ₦60,000', 'apply'],
  ['We dey find sales girl for our shop', 'apply'],
  ['Muna neman ma’aikaciya a shago', 'apply'],
  ['Anyị na-achọ onye ga-ere ahịa', 'apply'],
  ['Leather sandals ₦12,500. Delivery in 3 days. Repairs free for 6 months', 'order'],
  ['We repair phones. Delivery is free', 'book'],
  ['Muna sayar da kaji. Muna gyara su. Kaza ₦7,500', 'order'],
  ['Anyị na-agbazinye oche. Oche iri ise ₦7,500', 'book'],
  ['Anyị na-esi nri emume. Anyị na-eweta efere. Onye ọbịa ₦3,800', 'book'],
  ['Umrah from ₦3,200,000 with ticket. Next group leaves on 10 February', 'write'],
] as const)('what readers are to do is read from any of the languages: %s', (typed, ask) => {
  expect(sureAsk(read(typed))).toBe(ask)
})

test('one person is told from a house by the words, and a house by one of them', () => {
  expect(isAlone(read('Ni tela ce. Ina dinka kayan mata'))).toBe(true)
  expect(isAlone(read('I dey sew. We dey deliver'))).toBe(false)
  expect(isAlone(read('Hot bread'))).toBe(false)
})

test('towns are those of readers, not those that goods come from, and a street is no town', () => {
  expect(townsOf(['Garri from Abakaliki.', 'Adire woven in Iseyin.'])).toEqual([])
  expect(townsOf(['Shop at Lagos Asaba Road, Agbor.'])).toEqual(['Agbor'])
  expect(townsOf(['Phones at Aba Road, Port Harcourt.'])).toEqual(['Port Harcourt'])
  expect(townsOf(['We sell bags at Ariaria, Aba.'])).toEqual(['Aba'])
  expect(townsOf(['Flat at Akobo, Ibadan.'])).toEqual(['Akobo'])
  expect(townsOf(['We dey deliver for Surulere and Yaba.'])).toEqual(['Surulere', 'Yaba'])
  expect(townsOf(['We sell in Aba, and in Jos, and in Uyo.'])).toEqual([])
})

test('the question of a trade is asked only where its words are', () => {
  const hook = (...asked: Parameters<typeof ownTrade>) => ownTrade(...asked)?.hook
  expect(hook('Hausa', 'Generators for sale in Kano')).toBeUndefined()
  expect(hook('Yoruba', 'Shoe and bag repairs in Bodija')).toBeUndefined()
  expect(hook('Nigerian Pidgin', 'Drinking water in bags')).toBeUndefined()
  expect(hook('Nigerian Pidgin', 'Roofing sheets and nails')).toBeUndefined()
  expect(hook('Nigerian Pidgin', 'We dey repair generator')).toMatch(/gen no gree start/u)
  expect(hook('Yoruba', 'Ile ikawe. Ofe ni')).toBeUndefined()
  expect(hook('Nigerian Pidgin', 'We dey rent chairs')).not.toMatch(/house|car/u)
  expect(hook('Hausa', 'Makarantar koyon computer')).not.toMatch(/yaranku/u)
  expect(hook('Hausa', 'Driving school. Manual and automatic cars')).toMatch(/koy/u)
  expect(hook('Hausa', 'Motorcycle repair in Jos')).toBeUndefined()
  expect(hook('Hausa', 'Laptop screen repair in Jos')).toBeUndefined()
  expect(hook('Igbo', 'Tokunbo engines in Nnewi')).toBeUndefined()
  expect(hook('Hausa', 'Muna sayar da abincin kaji')).not.toMatch(/yunwa|ci/u)
  expect(hook('Hausa', 'Muna haya da rumfuna da kujeru')).not.toMatch(/gado/u)
  expect(hook('Igbo', 'Goat meat pepper soup in Asaba')).toMatch(/nri|agụụ/u)
  expect(hook('Hausa', 'Car wash and interior cleaning in Katsina')).toBeUndefined()
  expect(hook('Hausa', 'We sell rice. A 50kg bag costs ₦65,000')).toBeUndefined()
  expect(hook('Nigerian Pidgin', 'POS for Agbor park')).toMatch(/cash/u)
  expect(hook('Igbo', 'Dispatch delivery in Enugu')).not.toMatch(/akwapụ/u)
})

test('a trade brings what is filmed and what buyers should know, in each of the languages', () => {
  const trade = (language: 'Yoruba' | 'Hausa' | 'Igbo', typed: string) => ownTrade(language, typed)
  expect(trade('Hausa', 'Kaji da ƙwai daga gona')?.film).toBe('gonar')
  expect(trade('Igbo', 'Tokunbo cars in Aba')?.film).toBe('ụgbọala ahụ')
  expect(trade('Yoruba', 'Fresh bread and buns, Ijebu Ode')?.tips.join(' ')).toMatch(/búrẹ́dì/iu)
  expect(trade('Igbo', 'Ụlọ akwụkwọ ọta akara n’Umuahia')?.film).toBe('ụlọ akwụkwọ ahụ')
  expect(trade('Igbo', 'Anyị na-etinye sola. ₦750,000 maka ụlọ nwere ime ụlọ abụọ')?.film).toBe('sola ahụ')
  expect(trade('Yoruba', 'Burger and chapman')?.film).toBe('ohun mímu náà')
  expect(trade('Hausa', 'Fried rice and chicken, plate ₦2,500')?.film).toBe('abincin')
  expect(trade('Yoruba', 'We sell drugs in Ede. We check blood pressure')?.film).toBe('oògùn náà')
  expect(trade('Igbo', 'Anyị na-ere ọgwụ ahụhụ')).toBeUndefined()
})

test('a trade is read from the sentence that says what is offered, not from what comes with it', () => {
  const filmed = (typed: string) => tradeOf('Yoruba', read(typed), '')?.film
  expect(filmed('Fresh catfish from our farm. Free cleaning')).toBe('ohun èlò oúnjẹ náà')
  expect(filmed('New arrivals! Tokunbo tyres in Mowe')).toBe('táyà náà')
  expect(filmed('A ń kọ́ àwọn ọmọdé ní ìṣirò lẹ́yìn ilé ìwé')).toBe('ìwé náà')
  expect(filmed('Mo ń kọ́ àwọn ènìyàn ní bí a ṣe ń se oúnjẹ')).toBe('kíláàsì náà')
  expect(filmed('Small chops and drinks for parties')).toBe('oúnjẹ náà')
  expect(filmed('Frozen fish and chicken in Ikirun')).toBe('ẹja àti adìẹ náà')
  expect(filmed('Feeds and drugs for poultry')).not.toBe('oògùn náà')
  expect(filmed('Beans and moi moi for breakfast')).toBe('oúnjẹ náà')
  expect(filmed('House painting in Ajah. Two bedroom flat ₦60,000')).toBeUndefined()
  expect(tradeOf('Yoruba', read('Day-old chicks in Asaba'), 'Delta Poultry')).toBeUndefined()
  expect(tradeOf('Yoruba', read('Carpenter in Ilesa'), 'Sola Woodworks')).toBeUndefined()
  expect(tradeOf('Yoruba', read('Quality at low prices'), 'Iya Tope Foodstuff')?.film).toBe('ohun èlò oúnjẹ náà')
})

test('only spellings that can mean one thing get their marks', () => {
  expect(marked('Yoruba', 'A n ta bata ati fila. Anu n be')).toBe('A ń ta bata àti fila. Anu n be')
  expect(marked('Hausa', 'karfe 10 na safe, karfe da katako')).toBe('ƙarfe 10 na safe, karfe da katako')
  expect(marked('Nigerian Pidgin', 'A n ta')).toBe('A n ta')
  expect(marked('Hausa', 'Raguna daga 150000, daga 2015, daga 08034567890')).toBe(
    'Raguna daga ₦150000, daga 2015, daga 08034567890',
  )
})

test('a keyword that the text says in another form is not said again', () => {
  expect(keywordLine('Hausa', read('Muna gyaran babur', 'gyara, dinki'))).toBe('Dinki')
  expect(keywordLine('Nigerian Pidgin', read('Night of Praise in Ikeja', 'praise night'))).toBe('')
  expect(keywordLine('Igbo', read('Plumbing in Aba', 'plumber'))).toBe('')
  expect(keywordLine('Yoruba', read('Hot bread', 'soft'))).toBe('Soft')
})

test('the end of a name of many parts is said where it can be, and places stay with what they belong to', () => {
  const said = (typed: string) => saidLines('Hausa', read(typed).sentences).map(({ words }) => words)
  expect(said('We sell laces and abayas, from ₦12,000')).toEqual(['Muna sayar da leshi da abaya', 'Daga ₦12,000'])
  expect(said('Laces, atampa and abayas for Sallah, from ₦12,000')).toEqual([
    'Leshi, atampa da abaya don Sallah',
    'Daga ₦12,000',
  ])
  expect(said('1 litre bottle is ₦1,800. Form is ₦3,000. Hostel available')).toEqual([
    'Kwalbar lita 1: ₦1,800',
    'Kuɗin fom: ₦3,000',
    'Akwai ɗakunan kwana',
  ])
  expect(said('Camry 2010, AC working, ₦4,200,000 last price, at Ijebu Ode').at(-1)).toBe('Ijebu Ode')
  expect(said('Shop 14, Computer Village Ikeja')).toEqual(['Shago na 14, Computer Village Ikeja'])
  expect(said('Bright Steps Nursery and Primary School, Warri')).toEqual([
    'Bright Steps Nursery and Primary School, Warri',
  ])
})

test.each([
  ['Shoes in Wuse 2, Abuja.', ['Wuse']],
  ['Flat at Akobo Ibadan.', ['Akobo']],
  ['Warri and Effurun only.', ['Warri', 'Effurun']],
  ['Toyota, Lagos cleared.', []],
])('two names side by side are one place, and two towns joined by a word are two: %s', (sentence, towns) => {
  expect(townsOf([sentence])).toEqual(towns)
})
