import { expect, test } from 'vitest'
import { readFacts } from './facts.ts'
import { withNaira } from './money.ts'

test('amounts are printed in Naira with separators, and nothing else is touched', () => {
  expect(withNaira('N15000, N15,000, N25k, NGN 2,500, 3000 naira, ₦5k, for 12k')).toBe(
    '₦15,000, ₦15,000, ₦25,000, ₦2,500, ₦3,000, ₦5,000, for ₦12,000',
  )
  expect(withNaira('one room 5k, 25,000. 500 each, duvet 3,000, loans 50k to 500k, 230k last price')).toBe(
    'one room ₦5,000, ₦25,000. ₦500 each, duvet ₦3,000, loans ₦50,000 to ₦500,000, ₦230,000 last price',
  )
  const others =
    'over 3,000, size 500, in 2000, N1 brand, #1 bread, 100k followers, NAFDAC 01-2345, 50 plates, iPhone 12'
  expect(withNaira(others)).toBe(others)
})

test('a seller’s line is taken apart', () => {
  const said =
    'We sell Ankara gowns for N15000 in Yaba, free delivery. Each one is stitched by hand. Call 0803 123 4567'
  expect(readFacts(said, 'affordable, owambe')).toMatchObject({
    product: 'Ankara gowns',
    price: '₦15,000',
    place: 'Yaba',
    deals: ['free delivery'],
    contacts: ['0803 123 4567'],
    sentences: ['Each one is stitched by hand.'],
    keywords: { qualities: ['affordable'], occasions: ['owambe'], people: [], topics: [] },
    trade: 'fashion',
    ask: 'order',
  })
})

test('what cannot be told apart stays as it was said', () => {
  const two = readFacts('Jollof ₦2,500, fried rice ₦3,000', '')
  expect(two).toMatchObject({
    price: null,
    product: 'jollof and fried rice',
    sentences: ['Jollof ₦2,500, fried rice ₦3,000.'],
  })
  expect(readFacts('Data class. Delivery of the book costs ₦1,500', '')).toMatchObject({
    price: null,
    sentences: ['Delivery of the book costs ₦1,500.'],
  })
  expect(readFacts('Lessons in Python', '')).toMatchObject({ product: 'lessons in Python', place: null })
  expect(readFacts('We repair phones while you wait', '').sentences).toEqual(['We repair phones while you wait.'])
})

test.each([
  [
    'PERFUME OIL 10ML N3,500 3 FOR N9,000 nationwide delivery dm to order',
    { product: 'perfume oil 10ml', price: '₦3,500', deals: ['3 for ₦9,000'], sentences: ['Nationwide delivery.'] },
  ],
  [
    'Bone straight wig 18 inches, double drawn, 180k, pay small small allowed',
    {
      product: 'bone straight wig 18 inches',
      price: '₦180,000',
      sentences: ['Double drawn.', 'Pay small small allowed.'],
    },
  ],
  [
    'we sell provisions, drinks and baby things at wholesale price. shop 5 tejuosho market',
    {
      product: 'provisions, drinks and baby things at wholesale price',
      place: 'shop 5 tejuosho market',
      sentences: [],
    },
  ],
  [
    'Small chops for party: 50 pcs N15k, 100 pcs N28k. order 2 days before',
    {
      product: 'small chops for party',
      price: null,
      sentences: ['50 pcs ₦15,000.', '100 pcs ₦28,000.', 'Order 2 days before.'],
    },
  ],
  [
    'Generator repairs, all brands, call Engr. Musa 0706 111 2233',
    { product: 'generator repairs', sentences: ['All brands.'], contacts: ['Engr. Musa 0706 111 2233'] },
  ],
  [
    'Youth convention 14-16 August, 5pm daily, free transport from garage',
    {
      product: 'youth convention',
      ask: 'come',
      sentences: ['14-16 August, 5pm daily.', 'Free transport from garage.'],
    },
  ],
  [
    'Laundry service: wash and iron 500 per cloth, duvet 3,000',
    { product: 'laundry service', sentences: ['Wash and iron ₦500 per cloth.', 'Duvet ₦3,000.'] },
  ],
  [
    'Day old broilers, noilers and cockerels available every Tuesday and Friday. Minimum 50 birds',
    {
      product: 'day old broilers, noilers and cockerels',
      sentences: ['Available every Tuesday and Friday.', 'Minimum 50 birds.'],
    },
  ],
  [
    'We sell ofada rice and ayamase, efo riro, egusi with pounded yam. Plate from 2500',
    { product: 'ofada rice and ayamase, efo riro, egusi with pounded yam', sentences: ['Plate from ₦2,500.'] },
  ],
  [
    'We make beds, wardrobes, dining sets and office tables from mahogany and iroko in our workshop at Mushin',
    {
      product: 'beds, wardrobes, dining sets and office tables',
      place: null,
      ask: 'order',
      sentences: [
        'We make beds, wardrobes, dining sets and office tables from mahogany and iroko in our workshop at Mushin.',
      ],
    },
  ],
  [
    '3 months training in data analysis, graphic design and web development. Get a place in 10 minutes on 08124440099',
    {
      product: '3 months training in data analysis, graphic design and web development',
      ask: 'join',
      sentences: ['Get a place in 10 minutes.'],
      contacts: ['08124440099'],
    },
  ],
  [
    'Our shea butter and turmeric soap clears dark spots. Visit us at 12 Oluwole Street, Bodija, Ibadan',
    { product: 'shea butter and turmeric soap', place: '12 Oluwole Street, Bodija, Ibadan' },
  ],
  [
    'NEW STOCK!!! Ankara 6 yards, plenty designs. Pick up and delivery in Yaba. Children half price on Sundays',
    {
      product: 'Ankara 6 yards',
      ask: 'order',
      place: null,
      deals: ['children half price on Sundays'],
      sentences: ['New stock!', 'Plenty designs.', 'Pick up and delivery in Yaba.'],
    },
  ],
  [
    'Pounded yam, eba and amala with egusi, ogbono and vegetable soup. Studio at Allen Avenue, Ikeja',
    {
      product: 'pounded yam, eba and amala with egusi, ogbono and vegetable soup',
      place: null,
      sentences: ['Studio at Allen Avenue, Ikeja.'],
    },
  ],
  ['Youth Sunday, 13 December, 9am', { product: 'Youth Sunday', ask: 'come', sentences: ['13 December, 9am.'] }],
  [
    'DJ and MC for weddings, birthdays and corporate events',
    { product: 'DJ and MC for weddings, birthdays and corporate events', sentences: [] },
  ],
  [
    'We cook for weddings, burials and naming ceremonies',
    { product: null, sentences: ['We cook for weddings, burials and naming ceremonies.'] },
  ],
  [
    'Sachet water, delivered to shops, offices and events in Ilorin. All rooms, good road, water',
    {
      product: 'sachet water',
      place: null,
      sentences: ['Delivered to shops, offices and events in Ilorin.', 'All rooms, good road, water.'],
    },
  ],
] as const)('a line as it is typed on a phone: %s', (said, facts) => {
  expect(readFacts(said, '')).toMatchObject(facts)
})

test('the least of several prices says so, and a sentence is known by what it is about', () => {
  expect(readFacts('Wigs from ₦45,000', '')).toMatchObject({ product: 'wigs', price: '₦45,000', least: true })
  expect(readFacts('Our party jollof is cooked over wood.', 'party jollof')).toMatchObject({
    product: 'party jollof',
    sentences: ['Our party jollof is cooked over wood.'],
    keywords: { topics: [] },
  })
})

test.each([
  ['Yoruba', 'Àmàlà gbígbóná, ₦1,500, ní Mokola, Ibadan', 'Àmàlà gbígbóná', '₦1,500', 'Mokola, Ibadan'],
  ['Hausa', 'Shinkafa da miya, ₦2,000 kowane faranti, a Kano', 'Shinkafa da miya', '₦2,000 kowane faranti', 'Kano'],
  ['Igbo', 'Ofe onugbu na nri ji, ₦2,500, n’Enugu', 'Ofe onugbu na nri ji', '₦2,500', 'Enugu'],
  ['English', 'Cakes, N4,000, at 12 Bode Thomas, Surulere', 'cakes', '₦4,000', '12 Bode Thomas, Surulere'],
  ['Nigerian Pidgin', 'Shawarma, N4000, for Ikorodu', 'Shawarma', '₦4,000', 'Ikorodu'],
] as const)('in %s, %s is taken apart', (language, said, product, price, place) => {
  expect(readFacts(said, '', language)).toMatchObject({ product, price, place, sentences: [] })
})

test('a question stays one, and a list of things is followed by its place', () => {
  expect(readFacts('Leaking tap? I come the same day', '')).toMatchObject({
    product: null,
    sentences: ['Leaking tap?', 'I come the same day.'],
  })
  expect(readFacts('Cold water and ice block, N200, Ojodu Berger', '')).toMatchObject({ place: 'Ojodu Berger' })
})

test('a sentence is not cut into a name, and a clause with a verb is a sentence of its own', () => {
  expect(readFacts('Harvest thanksgiving na this Sunday, 9am, for Owerri', '', 'Nigerian Pidgin')).toMatchObject({
    product: null,
    sentences: ['Harvest thanksgiving na this Sunday, 9am, for Owerri.'],
  })
  expect(readFacts('Wedding decoration in Lekki, packages start at 1.5m naira', '')).toMatchObject({
    product: 'wedding decoration',
    sentences: ['Packages start at ₦1,500,000.'],
  })
})

test.each([
  ['Jollof rice packs. Free delivery on Fridays', '', 'order'],
  ['Free immunization every Wednesday, Faith Clinic', '', 'come'],
  ['Generator repairs', '', 'book'],
  ['Paint evening, 14 June, Wuse 2', '', 'come'],
  ['Tickets for the show, 14 June', '', 'order'],
  ['Easter musical, Sunday 5pm', '', 'come'],
  ['IELTS prep', '', 'join'],
  ['We dey feed one child for one week', '', 'give'],
  ['We wash sofas and rugs at your home', '', 'book'],
  ['Black soap', 'laundry', 'order'],
  ['Blood drive this Saturday', '', 'come'],
  ['iPhone screens', 'phone repair', 'book'],
  ['Wedding decoration class', '', 'join'],
  ['School bags', '', 'order'],
  ['Youth convention at Mercy Clinic', '', 'come'],
  ['Free eye check at Mercy Clinic', '', 'come'],
  ['Our NGO keeps girls in school', '', 'give'],
  ['We sell generators and batteries. Free installation', '', 'order'],
  ['We grill catfish in Lekki. Live band on Fridays', '', 'order'],
  ['Provisions at wholesale price. Visit our shop', '', 'order'],
  ['New wrappers, plenty designs', '', 'order'],
  ['School bags from real leather. We repair zips free', '', 'order'],
  ['I shoot weddings, birthdays and product pictures', '', 'book'],
])('%s (%s): readers are asked to %s', (said, keywords, ask) => {
  expect(readFacts(said, keywords).ask).toBe(ask)
})

test('in another language a keyword, an offer and a unit are said in it, and what is offered stands as it was typed', () => {
  const typed = 'Shea butter and black soap for men, N2,000 each, free delivery'
  const english = readFacts(typed, 'affordable, gifts, students, fancy lids')
  expect(english.keywords).toEqual({
    ...{ qualities: ['affordable'], occasions: ['gifts'], people: ['students'], topics: ['fancy lids'] },
  })
  const hausa = readFacts(typed, 'affordable, gifts, students, fancy lids', 'Hausa')
  expect(hausa).toMatchObject({
    product: 'Shea butter and black soap for men',
    price: '₦2,000 kowanne',
    deals: ['kai kaya gida kyauta'],
    keywords: { qualities: ['mai sauƙin kuɗi'], occasions: ['kyauta'], people: ['ɗalibai'], topics: ['fancy lids'] },
  })
  expect(readFacts('Kunun aya da zobo for events', '', 'Hausa').product).toBe('Kunun aya da zobo don taruka')
  // A phrase with a pronoun would be half a sentence of each language.
  expect(readFacts('Gowns for brides and their aunties', '', 'Igbo').product).toBe('Gowns for brides and their aunties')
  const church = readFacts('Thanksgiving service in Kaduna', 'families', 'Hausa')
  expect(church.keywords).toMatchObject({ people: ['iyalai'], occasions: [] })
})

test('a keyword counts as said when its whole words are', () => {
  const { keywords } = readFacts('Inverters of any capacity. Cakes too', 'ac, cake')
  expect(keywords.topics).toEqual(['ac'])
})

test.each([
  ['Yoruba', ['Oṣù 6.', 'Ẹ máa gba ìwé ẹ̀rí.', 'Ọjọ́ Àìkú, ọjọ́ 6 oṣù Kejìlá, aago 10 àárọ̀.', 'Àwọn olùkọ́ wa nírìírí.']],
  [
    'Hausa',
    [
      'Wata 6.',
      'Za ku sami takardar shaida.',
      'Lahadi, 6 ga watan Disamba, ƙarfe 10 na safe.',
      'Malamanmu ƙwararru ne.',
    ],
  ],
  [
    'Igbo',
    [
      'Ọnwa 6.',
      'Ị ga-enweta asambodo.',
      'Sọnde, abalị 6 n’ọnwa Disemba, elekere 10 nke ụtụtụ.',
      'Ndị nkuzi anyị maara ọrụ.',
    ],
  ],
  ['English', ['6 months.', 'Certificate included.', 'Sunday 6 December, 10am.']],
] as const)(
  'in %s a clause, a date and an hour are said as a whole, and what it has no word for stands as it was typed',
  (language, sentences) => {
    const typed = 'Tailoring class, 6 months, certificate included, Sunday 6 December, 10am'
    const facts = readFacts(typed, 'experienced teachers, fireproof, beginners', language)
    expect(facts.sentences).toEqual(sentences)
    expect(facts.keywords.people).toHaveLength(1)
    expect(facts.keywords.topics).toContain(language === 'English' ? 'experienced teachers' : 'fireproof')
  },
)

test('a time of day is part of an hour, and what a language has no clause for stays as it was typed', () => {
  const said = (typed: string) => readFacts(`Fresh bread, ${typed}`, '', 'Hausa').sentences
  expect(said('order before 9:30am')).toEqual(['Ku yi oda kafin ƙarfe 9:30 na safe.'])
  expect(said('open till 9pm')).toEqual(['Muna buɗewa har ƙarfe 9 na dare.'])
  expect(said('12-14 August, 5pm daily')).toEqual(['12 zuwa 14 ga watan Agusta, ƙarfe 5 na yamma, kowace rana.'])
  expect(said('baked by my aunty')).toEqual(['Baked by my aunty.'])
})

test('a market is no month, and the town of a plumber is not the start of a list', () => {
  expect(readFacts('Adire, N12,000, Itoku market, Abeokuta', '').place).toBe('Itoku market, Abeokuta')
  expect(readFacts('Plumber in Sapele, leaking pipes and new bathrooms', '')).toMatchObject({
    product: 'plumber',
    place: 'Sapele',
    sentences: ['Leaking pipes and new bathrooms.'],
  })
})

test('in another language a service told as a sentence is named, and who is sought is paid', () => {
  expect(readFacts('We repair phones and laptops, Aba', '', 'Igbo')).toMatchObject({
    product: 'Mmezi phones na laptops',
    place: 'Aba',
    ask: 'book',
  })
  expect(readFacts('We need 2 cooks for our canteen, 50k monthly', 'honest', 'Hausa')).toMatchObject({
    product: 'Gurbin aiki (2 cooks for our canteen)',
    price: null,
    sentences: ['Albashi: ₦50,000 kowane wata.'],
    keywords: { topics: ['honest'] },
  })
})

test('a sentence is said clause by clause, a price by its unit, and a list has one language’s and', () => {
  const clinic = readFacts(
    'Cleaning, filling and extraction. Consultation from N5,000 per person, free for children under 5. Open Mon-Sat 8am-6pm',
    '',
    'Hausa',
  )
  expect(clinic).toMatchObject({
    product: 'Cleaning, filling da extraction',
    sentences: [
      'Consultation daga ₦5,000 kowane mutum, kyauta ne ga yaran da ba su kai shekara 5 ba.',
      'Muna buɗewa: Litinin zuwa Asabar, ƙarfe 8 na safe zuwa ƙarfe 6 na yamma.',
    ],
  })
})

test('a vacancy keeps its deadline, its pay and its town', () => {
  const said =
    'Cashiers needed in Asaba. N60,000 to N80,000 per month. Send CV to 07066778899 before Friday 11 December'
  expect(readFacts(said, '', 'Yoruba')).toMatchObject({
    product: 'Ààyè iṣẹ́ (Cashiers)',
    place: null,
    contacts: ['07066778899'],
    sentences: [
      'Owó iṣẹ́: ₦60,000 sí ₦80,000 lóṣù.',
      'Ẹ kàn sí wa kí ó tó di ọjọ́ Ẹtì, ọjọ́ 11 oṣù Kejìlá.',
      'Ibi iṣẹ́: Asaba.',
    ],
  })
  expect(readFacts(said, '', 'Nigerian Pidgin').sentences).toContain('Reach us before Friday 11 December.')
})

test('hours, weekdays and a month before its day are said in the language', () => {
  const said = (typed: string) => readFacts(`Lessons, ${typed}`, '', 'Igbo').sentences
  expect(said('Mon-Fri 4pm-6pm')).toEqual(['Mọnde ruo Fraịde, elekere 4 nke mgbede ruo elekere 6 nke mgbede.'])
  expect(said('December 7-11, 9am')).toEqual(['Abalị 7 ruo 11 n’ọnwa Disemba, elekere 9 nke ụtụtụ.'])
  expect(said('every morning 6am')).toEqual(['Elekere 6 nke ụtụtụ, kwa ụbọchị.'])
  expect(said('10 December 8am-2pm')).toEqual([
    'Abalị 10 n’ọnwa Disemba, elekere 8 nke ụtụtụ ruo elekere 2 nke ehihie.',
  ])
})
