import { AUDIENCES, COPY_STYLES, CopyRequest, type Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Random } from '../random.ts'
import { sayLine } from './frames/said-lines.ts'
import { find, lexiconOf, sayAudience, sayProduct } from './lexicon.ts'

const THINGS =
  'Smoky party jollof|Ofada rice and ayamase|Small chops platters|Zobo and tigernut drinks|Kilishi from Kano|Fresh catfish pepper soup|Coconut bread|Red velvet cakes|Cold-pressed palm oil|Ijebu garri|Adire shirts|Crocheted crop tops|Senator wears|Bridal geles|Handmade leather sandals|Waist beads|Human hair wigs|Shea butter and black soap|Gel nails|Oud perfume oils|Data analysis classes|WAEC maths lessons|Baking masterclass|Gele tying lessons|Wedding decoration|Photo booth rental|Live band and DJ|Generator repairs|Deep cleaning for new homes|Solar panel installation|Phone screen repairs|Raffia baskets|Ceramic mugs|Baby shower gift boxes|Rechargeable fans|Study tables|Hausa caps|Beaded bags|Dried okro and ogbono|Honey in glass jars'.split(
    '|',
  )
const AREAS =
  'Bodija, Ibadan|Wuse 2, Abuja|Lekki|Surulere|Balogun market|Aba|GRA, Port Harcourt|Sabon Gari market|Ilorin|Enugu'.split(
    '|',
  )
const AMOUNTS = [
  'N2500',
  '₦3,500 per plate',
  '12000 naira',
  'NGN 45,000',
  '₦950 each',
  'N7,500',
  '₦120000',
  '₦18,000 per set',
]
const OFFERS = ['free delivery', '10% off', 'buy 2 get 1 free', 'free gift wrapping', 'free consultation']
const FURTHER =
  'Every order is packed the same morning.|We have done this for nine years.|Sizes run from 6 to 24.|No sugar is added.|Pick up is at the gate.|Each piece takes three days.|Orders close on Thursday night.|We reply within the hour.'.split(
    '|',
  )
const WORDS =
  'weekend, quick, neat|native wear, aso ebi|tasty, affordable|students|gifts, birthdays|long lasting|office lunch, hot|natural, unscented, gentle|bulk orders, resellers|bold colours, handmade|corporate events, reliable|kids|traditional wedding|street food, spicy|home use'.split(
    '|',
  )

export interface Sample {
  request: CopyRequest
  facts: string[]
}

export function randomRequest(language: Language, random: Random): Sample {
  const thing = random.pick(THINGS)
  const amount = random.pick([...AMOUNTS, ''])
  const area = random.pick([...AREAS, ''])
  const offer = random.pick([...OFFERS, '', ''])
  const further = random.pick([...FURTHER, ''])
  const keywords = random.pick(WORDS)
  const description = [
    [thing, amount && `for ${amount}`, area && `in ${area}`].filter(Boolean).join(' '),
    offer && `, ${offer}`,
    further && `. ${further}`,
  ].join('')
  const request = CopyRequest.parse({
    ...{ language, keywords, productDescription: description },
    audience: random.pick(AUDIENCES),
    style: random.pick(COPY_STYLES),
  })
  return { request, facts: [thing, printed(amount), area, offer, ...keywords.split(', ')].filter(Boolean) }
}

function printed(amount: string): string {
  const figures = /\d[\d,]*/u.exec(amount)?.[0].replaceAll(',', '')
  return figures ? `₦${Number(figures).toLocaleString('en')}` : ''
}

/** Whether the text contains the fact, either as typed or translated. */
export function tells(language: Language, text: string, fact: string): boolean {
  const { people = {}, occasions = {}, topics = {} } = lexiconOf(language) ?? {}
  const listed = [topics, people, occasions].map((words) => find(words, fact))
  const said = [fact, sayProduct(language, fact), sayLine(language, fact), sayAudience(language, fact), ...listed]
  return said.some((each) => each !== undefined && text.toLowerCase().includes(each.toLowerCase()))
}
