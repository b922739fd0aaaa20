import { expect, test } from 'vitest'
import { linesOf as splitLines } from './own-lines.ts'
import { readOwnText } from './own-text.ts'

const linesOf = (typed: string) =>
  readOwnText(typed, '')
    .sentences.flatMap((sentence) => splitLines(sentence))
    .map(({ mark, words }) => `${mark}: ${words}`)

test.each([
  'Goat meat, beef, cow leg and shaki cut and cleaned the way you want.',
  'Guest choir, drama and free lunch.',
  '5 Aluko Street, Osogbo.',
  'House wiring, prepaid meter and inverter installation in Uyo.',
])('a sentence whose clauses may belong together stays one line: %s', (typed) => {
  expect(linesOf(typed)).toEqual([expect.stringContaining(typed.slice(0, -1))])
  expect(readOwnText(typed, '').sentences).toEqual([typed])
})

test.each([
  ['Meat pie N800, egg roll N500', ['fact: Meat pie ₦800', 'fact: Egg roll ₦500']],
  [
    'Solar inverter, installed in one day, N850k, free delivery, Abuja',
    ['fact: Solar inverter', 'fact: Installed in one day', 'price: ₦850,000', 'deal: Free delivery', 'place: Abuja'],
  ],
  ['We repair phones. N2,000', ['fact: We repair phones', 'price: ₦2,000']],
])('a list of prices, and clauses that each stand alone, are lines: %s', (typed, lines) => {
  expect(linesOf(typed)).toEqual(lines)
})

test.each([
  ['Visit 12 Allen or call 0803 123 4567', []],
  ['Serious buyers only 08033445566', []],
  ['Bread. Call or WhatsApp us on 0803 123 4567', ['0803 123 4567']],
  ['Generators. Call Engr. Musa 0706 111 2233', ['Engr. Musa 0706 111 2233']],
  ['Used cars. 0803 456 7812 Alhaji Bello', ['Alhaji Bello 0803 456 7812']],
  ['Naming ceremony. RSVP Femi 0802 222 1111', ['Femi 0802 222 1111']],
  ['Bread. DM to order', []],
])('a number is a contact of ours only where the line says nothing else: %s', (typed, contacts) => {
  expect(readOwnText(typed, '').contacts).toEqual(contacts)
})

test.each([
  ['Trained nurses for elderly care', 'write'],
  ['Dispatch rider, pick up and delivery in Abuja', 'write'],
  ['Book launch at the library', 'write'],
  ['School bags for boys and girls', 'write'],
  ['Catering for weddings, free consultation, come and taste', 'write'],
  ['Jollof ₦2,500 per plate', 'order'],
  ['Massage in Maitama. Book one day before', 'book'],
  ['Nursery school, admission in progress', 'join'],
  ['Harvest thanksgiving, Sunday 6 December, come with your family', 'come'],
  ['We feed orphans, donate', 'give'],
  ['Scholarships for girls. A gift of ₦5,000 buys books', 'give'],
  ['Gift boxes, a gift for every budget', 'write'],
] as const)('readers are told what to do only where it is said: %s', (typed, ask) => {
  expect(readOwnText(typed, '').ask).toBe(ask)
})

test('a keyword counts as said when its whole words are', () => {
  const { unsaid, tags } = readOwnText('Inverters of any capacity. Cakes too', 'ac, cake')
  expect(unsaid).toEqual(['AC'])
  expect(tags).toEqual(['#AC', '#Cake'])
})

test('what quick typing leaves out is put right, and nothing else is touched', () => {
  const { sentences, isList } = readOwnText('NO 14 ADEOLA ST IKORODU!!!\n- i sew gowns in aba\n✅ from 5k', '')
  expect(sentences).toEqual(['No 14 Adeola St Ikorodu!', 'I sew gowns in Aba.', 'From ₦5,000.'])
  expect(isList).toBe(true)
})

test('prices are in Naira all together, also where all was typed in capitals', () => {
  expect(readOwnText('Shirt 500, native 1,200, duvet 3k', '').sentences).toEqual([
    'Shirt ₦500, native ₦1,200, duvet ₦3,000.',
  ])
  expect(readOwnText('LIVE CATFISH N3,800 PER KG. FINGERLINGS N50 EACH', '').sentences).toEqual([
    'Live catfish ₦3,800 per kg.',
    'Fingerlings ₦50 each.',
  ])
})

test.each([
  ['See the doctor, or a pastor who visits', 'See the doctor, or a pastor who visits.'],
  ['Bread at home market prices, resumes may 4', 'Bread at home market prices, resumes May 4.'],
  ['GUEST MINISTER: PASTOR EMEKA OBI, DR. ADA WILL SPEAK', 'Guest minister: Pastor Emeka Obi, Dr. Ada will speak.'],
  ['fans at ogbomoso opposite takie market', 'Fans at Ogbomoso opposite Takie Market.'],
  ['see us at utako or wuse market', 'See us at Utako or Wuse Market.'],
  ['harvest at st peters church, 6 dec', 'Harvest at St Peters Church, 6 Dec.'],
  ['apply to bright minds nursery', 'Apply to Bright Minds nursery.'],
])('names keep their capitals, and only names: %s', (typed, printed) => {
  expect(readOwnText(typed, '', 'Bright Minds School').sentences).toEqual([printed])
})

test('an old price and the new one are one line', () =>
  expect(linesOf('Bone straight was ₦120,000, now ₦84,000.')).toEqual([
    'fact: Bone straight was ₦120,000, now ₦84,000',
  ]))

test('a list stays a list under its heading, and the figures that end its lines are prices', () => {
  const { sentences, contacts, isList } = readOwnText(
    'Menu:\n- Amala 1500\n- Zobo - 500\nSince 2015\nOrder before 12 noon. WhatsApp 0706 555 1290, thanks for the love always',
    '',
  )
  expect(sentences.slice(0, 3).flatMap((sentence) => splitLines(sentence))).toEqual([
    { mark: 'head', words: 'Menu:' },
    { mark: 'fact', words: 'Amala ₦1,500' },
    { mark: 'fact', words: 'Zobo - ₦500' },
  ])
  expect(sentences).toContain('Since 2015.')
  expect(`${sentences.join(' ')} ${contacts.join(' ')}`).toContain('0706 555 1290')
  expect(isList).toBe(true)
})

test('a single figure at the end of a line is no price, and a Naira sign leaves the next line its own', () => {
  expect(readOwnText('Jollof\nSeats 300\nShop 500', '').sentences.join(' ')).not.toContain('₦')
  expect(readOwnText('Rice ₦2500\n- Beans ₦1500\n- Yam', '').sentences).toEqual([
    'Rice ₦2,500.',
    'Beans ₦1,500.',
    'Yam.',
  ])
})

test('figures that are no prices stay, and those beside a price take the sign', () => {
  const said = (typed: string) => readOwnText(typed, '').sentences.join(' ')
  for (const typed of ['Hall for over 300', 'In business since 2015', 'Suite 450, Wuse']) {
    expect(said(typed)).not.toContain('₦')
  }
  expect(said('1 litre ₦6,000, 50cl 3500, 25cl 2,000')).toBe('1 litre ₦6,000, 50cl ₦3,500, 25cl ₦2,000.')
  expect(said('Clean Corolla. Asking 6.2m')).toContain('₦6,200,000')
  expect(said('Laptop, 185k last price')).toContain('₦185,000 last price')
})

test('a text that opens or calls by itself is known', () => {
  const read = (typed: string) => readOwnText(typed, '')
  expect(read('Clay pots from Abeokuta. Strong.')).toMatchObject({ hasHook: false, hasClose: false })
  expect(read('We are hiring! Two drivers. Send your CV to jobs@example.com before Friday')).toMatchObject({
    hasHook: true,
    hasClose: true,
  })
  expect(read('Clay pots. See our work on @claypots').hasClose).toBe(false)
  expect(read('Clay pots. See them any day or call 0803 123 4567').hasClose).toBe(true)
  expect(read('Dear parents, school resumes on 5 January').hasHook).toBe(true)
})

test('capitals around an address are quieted like others', () => {
  expect(readOwnText('SEND CV TO jobs@example.com ON OR BEFORE FRIDAY 4 DECEMBER', '').sentences).toEqual([
    'Send CV to jobs@example.com on or before Friday 4 December.',
  ])
})

test.each([
  ['Hi pls write something for my photography. i do baby shoots', ['Photography: I do baby shoots.']],
  ['write a caption for my shoe business. i sell loafers', ['Shoe business: I sell loafers.']],
  ['Can you write an advert for my business? I sell perfume. make it catchy pls', ['I sell perfume.']],
  ['Good day pls i sell perfume', ['I sell perfume.']],
  ['Pls we sell perfume', ['We sell perfume.']],
  ['Hello friends, we sell perfume', ['Hello friends, we sell perfume.']],
  ['We design flyers. Caption writers are welcome', ['We design flyers.', 'Caption writers are welcome.']],
  ['Write a caption for my shop', ['Shop.']],
])('what is said to the writer is not printed, and only that: %s', (typed, sentences) => {
  expect(readOwnText(typed, '').sentences).toEqual(sentences)
})

test.each([
  ['Shop B4, Ikeja. Order b4 noon', 'Shop B4, Ikeja. Order before noon.'],
  ['Rice n beans at ur house,N5,000. pls pay b4 12', 'Rice and beans at your house, ₦5,000. Please pay before 12.'],
  ['am based in Enugu. 8 am daily. powers tv,fan', 'I am based in Enugu. 8 am daily. Powers TV, fan.'],
  ['Mo n ta aso. ur@shop.ng or @u.n', 'Mo n ta aso. ur@shop.ng @u.n'],
  ['2yrs warranty. We r open', '2 years warranty. We are open.'],
])('short forms are written out, never in a handle or another language: %s', (typed, printed) => {
  const { sentences, contacts } = readOwnText(typed, '')
  expect([...sentences, ...contacts].join(' ')).toBe(printed)
})

test('each figure is decided by itself: a count leaves the price its sign, and no count takes it', () => {
  const said = (typed: string) => readOwnText(typed, '').sentences.join(' ')
  expect(said('9 students scored above 250. 25k monthly')).toBe('9 students scored above 250. ₦25,000 monthly.')
  expect(said('N2,000 buys one pad. We reached 1,340 girls since 2021')).toContain('1,340 girls since 2021')
  expect(said('HP 840, 285k. 118k mileage, 10k followers')).toBe('HP 840, ₦285,000. 118k mileage, 10k followers.')
  expect(said('Delivery 2500 mainland, 3500 island')).toBe('Delivery ₦2,500 mainland, ₦3,500 island.')
  expect(said('Saloon 1500 suv 2500 engine wash 3k')).toBe('Saloon ₦1,500, SUV ₦2,500, engine wash ₦3,000.')
  expect(said('Screen from 18k battery from 9k')).toBe('Screen from ₦18,000, battery from ₦9,000.')
  expect(said('Maths and english 3 times a week 40k monthly lekki')).toBe(
    'Maths and English 3 times a week, ₦40,000 monthly, Lekki.',
  )
  expect(said('Rent 900k agreement inclusive 200k')).toBe('Rent ₦900,000, agreement inclusive ₦200,000.')
  expect(said('Delivery ₦2,500 mainland ₦3,500 island')).toBe('Delivery ₦2,500 mainland ₦3,500 island.')
  expect(said('Full set 15k save 2k')).toBe('Full set ₦15,000 save ₦2,000.')
  expect(said('Bean cake 700 each, pap 500 a cup')).toBe('Bean cake ₦700 each, pap ₦500 a cup.')
  expect(said('Hall holds 1500 guests with chairs 300k')).toContain('1500 guests')
  expect(said('Shapewear 7,500 to 15,000')).toContain('₦7,500 to ₦15,000')
  expect(said('Crocs 5k a pair 2 pairs for 9k')).toBe('Crocs ₦5,000 a pair, 2 pairs for ₦9,000.')
  expect(said('Slippers 13,500 a pair')).toContain('₦13,500 a pair')
  expect(said('Fish 3500/kg, plot 2.8m, deposit 500k')).toBe('Fish ₦3,500/kg, plot ₦2,800,000, deposit ₦500,000.')
  expect(said('Rope 2.8m long')).not.toContain('₦')
  expect(said('Taxi to Ibadan 18k one way, 12 allen avenue')).toBe('Taxi to Ibadan ₦18,000 one way, 12 Allen Avenue.')
  expect(said('MTN 1gb 280, Glo 1gb 260, Airtel 1gb 285')).toBe('MTN 1gb ₦280, Glo 1gb ₦260, Airtel 1gb ₦285.')
})

test.each([
  ['If you order today, we deliver free, pay later', ['If you order today, we deliver free, pay later.']],
  ['You send the picture, we tell you the price', ['You send the picture, we tell you the price.']],
  [
    'Ofada rice, N4,500 per plate, we deliver in Yaba, order before noon',
    ['Ofada rice, ₦4,500 per plate.', 'We deliver in Yaba.', 'Order before noon.'],
  ],
])('a run-on is cut only before a clause that surely stands alone: %s', (typed, sentences) => {
  expect(readOwnText(typed, '').sentences).toEqual(sentences)
})

test('a flat is listed feature by feature, a shout is a heading', () => {
  expect(linesOf('2 bedroom flat at Lekki phase 1, all rooms ensuite, 24hrs light, parking for 2 cars')).toEqual([
    'fact: 2 bedroom flat at Lekki Phase 1',
    'fact: All rooms ensuite',
    'fact: 24hrs light',
    'fact: Parking for 2 cars',
  ])
  expect(linesOf('VACANCY!!! Two drivers')[0]).toMatch(/^head: vacancy!$/iu)
})

test('tags have a capital at each word, are at most five, and none comes twice', () => {
  expect(readOwnText('Bread', 'school in ogba, School In Ogba, a b, c, d, e, f').tags).toEqual([
    '#SchoolInOgba',
    '#AB',
    '#C',
    '#D',
    '#E',
  ])
})

test.each([
  ['I am a tailor and I need an apprentice. Call me', 'apply'],
  ['Typist needed in Ado. Walk in with CV', 'apply'],
  ['Tickets needed at the gate', 'write'],
  ['Charity football match, Sunday 22 March, 3pm. Ticket N500', 'write'],
  ['Lesson teacher needed? We find teachers, fee per month', 'write'],
  ['Our bakery needs a night guard', 'apply'],
  ['Packs for widows. N12,000 feeds one family', 'give'],
  ['Free literacy class. We need two volunteer teachers', 'write'],
  ['Security guards needed urgently. 45k monthly', 'apply'],
  ['Keke on hire purchase, weekly 30k. 2 guarantors needed', 'write'],
  ['Chemistry teacher wanted in Ogbomoso. BSc, 90k per month', 'apply'],
  ['Women’s conference, Friday 27 February. Ticket ₦5,000. Register by 15 February', 'join'],
  ['Free eye test on Saturday 6 December. Everyone is welcome', 'come'],
  ['Need 3 experienced tailors in Aba. Weekly pay 30k', 'apply'],
  ['We need toiletries for the prison. Send to 0112233445 Zenith bank', 'give'],
  ['Thanksgiving service for our daughter, Sunday 7 Dec, 10am at the chapel', 'come'],
] as const)('a job, an appeal and a thanksgiving are known as such: %s', (typed, ask) => {
  expect(readOwnText(typed, '').ask).toBe(ask)
})

test('prices in a row stay one line, and sizes without a comma get one', () => {
  expect(linesOf('28k, 38k, 52k')).toEqual(['fact: ₦28,000, ₦38,000, ₦52,000'])
  expect(readOwnText('Butter 400g 2800 1kg 6500', '').sentences).toEqual(['Butter 400g ₦2,800, 1kg ₦6,500.'])
})

test.each([
  ['Blocks at N450, free delivery from 1000 blocks', 'Blocks at ₦450, free delivery from 1000 blocks.'],
  ['Snacks N200, delivery from 2500 within Ikeja', 'Snacks ₦200, delivery from ₦2,500 within Ikeja.'],
  ['Snacks N200, delivery from 2500 across town', 'Snacks ₦200, delivery from ₦2,500 across town.'],
])('a number of things to order is no price of their delivery: %s', (asked, read) =>
  expect(readOwnText(asked, '').sentences.join(' ')).toBe(read),
)

test.each([
  ['OPEN MON TO SAT 8AM TO 6PM', 'Open Mon to Sat 8am to 6pm.'],
  ['Bread N900 on MON, WED AND FRI', 'Bread ₦900 on Mon, Wed and Fri.'],
  ['Sale of bread TUES-THURS', 'Sale of bread Tues-Thurs.'],
  ['Sun dried pepper', 'Sun dried pepper.'],
  ['She sat to sew', 'She sat to sew.'],
])('the short names of days side by side keep their capitals only at the front: %s', (asked, read) =>
  expect(readOwnText(asked, '').sentences.join(' ')).toBe(read),
)

test('`msg` is a message, and the seasoning where there is none of it', () => {
  expect(readOwnText('Send a msg today. Jollof mix, no msg', 'no MSG').sentences.join(' ')).toBe(
    'Send a message today. Jollof mix, no MSG.',
  )
})

test('litres and a minimum are counts beside prices', () => {
  expect(readOwnText('Water 10,000 litres 18k, Kubwa. Seedlings ₦15 each, minimum 1000, Kano', '').sentences).toEqual([
    'Water 10,000 litres ₦18,000, Kubwa.',
    'Seedlings ₦15 each.',
    'Minimum 1000, Kano.',
  ])
})

test('plain words that begin the brand’s name get its capitals only in a text without capitals', () => {
  const read = (typed: string) => readOwnText(typed, '', 'Gyaran Waya Sani').sentences[0]
  expect(read('Ina gyaran waya a Farm Center, Kano')).toBe('Ina gyaran waya a Farm Center, Kano.')
  expect(read('gyaran waya sani a kasuwa')).toContain('Gyaran Waya Sani')
})

test('a number keeps no label of the language', () => {
  expect(readOwnText('Muna sayar da tuwo. Waya 0803 555 1122', '').contacts).toEqual(['0803 555 1122'])
})
