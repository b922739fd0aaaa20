import { expect, test } from 'vitest'
import { isPlace } from '../places.ts'
import { readOwnText } from '../plain/own-text.ts'
import { saidLines, sayLine } from './said-lines.ts'
import { sureAsk } from './sure-ask.ts'

const said = (typed: string) => saidLines('Hausa', readOwnText(typed, '').sentences).map(({ words }) => words)

test('a sentence that the language cannot say whole stays as it was typed', () => {
  expect(sayLine('Yoruba', 'Ready in 3 days, or in 24 hours for express')).toBeUndefined()
  expect(sayLine('Hausa', 'We move house and office loads around Kano')).toBeUndefined()
  expect(sayLine('Igbo', 'Is it clean?')).toBeUndefined()
  expect(sayLine('Nigerian Pidgin', 'Bulk orders welcome')).toBeUndefined()
  expect(sayLine('Yoruba', 'We sell new new bags')).toContain('báàgì tuntun tuntun')
  expect(sayLine('Yoruba', `We sell ${'new '.repeat(30)}bags`)).toBeUndefined()
  expect(sayLine('Yoruba', `We sell ${'a bag for '.repeat(60)}cheap people`)).toBeUndefined()
  expect(sayLine('Yoruba', `Cheap ${'bag with a bag '.repeat(40).trim()}`)).toBeUndefined()
  expect(sayLine('Hausa', `We repair phones on ${'Mondays and '.repeat(12)}Sundays`)).toBeUndefined()
  expect(isPlace(`${'A'.repeat(20_000)}@`)).toBe(false)
  expect(said('Tailoring of agbada sleeves worn in 2010')).toEqual(['Tailoring of agbada sleeves worn in 2010'])
})

test('one that it can say is in the language from end to end', () => {
  expect(sayLine('Hausa', 'From ₦1,500')).toBe('Daga ₦1,500')
  expect(sayLine('Yoruba', 'from ₦1,500')).toBe('Láti ₦1,500')
  expect(sayLine('Igbo', 'Free delivery in Onitsha')).toBe('Ibutere gị ya bụ n’efu n’Onitsha')
  expect(sayLine('Hausa', 'order before 10am')).toMatch(/^[^a-z]*(?!.*\b(?:order|before)\b).+$/u)
  expect(said('Clean rice. Free delivery')[1]).not.toMatch(/free|delivery/iu)
})

test.each([
  ['Yoruba', 'We sell frozen chicken and titus fish in Warri', 'A ń ta adìyẹ tó dì àti titus fish ní Warri'],
  [
    'Hausa',
    'Computer training in Kaduna for beginners: Word and Excel',
    'Koyon kwamfuta don masu farawa a Kaduna: Word da Excel',
  ],
  ['Igbo', 'Eye clinic in Owerri, near the bank', 'Ụlọ ọgwụ anya n’Owerri, n’akụkụ ụlọ akụ'],
  ['Igbo', 'Book two weeks before the wedding', 'Gwa anyị izu 2 tupu oge ahụ'],
  ['Yoruba', 'Free delivery for orders above ₦20,000', 'Ọ̀fẹ́ ni ìfiránṣẹ́ tí ọjà bá tó ₦20,000'],
  ['Yoruba', 'Bring your mechanic to check it', 'Ẹ mú mẹkáníìkì yín wá láti yẹ̀ ẹ́ wò'],
  ['Hausa', 'We come to your house to measure', 'Muna zuwa har gidanku don a auna'],
  ['Yoruba', 'Training on fish farming in Ijebu Ode', 'Ẹ̀kọ́ ọ̀sìn ẹja ní Ijebu Ode'],
  ['Yoruba', '₦250,000 on Saturdays', '₦250,000 ní gbogbo ọjọ́ Àbámẹ́ta'],
  ['Yoruba', 'Rice, beans and garri ₦5,000', 'Ìrẹsì, ẹ̀wà àti gààrí: ₦5,000'],
  ['Yoruba', 'We come and check your house free', 'A ń wá láti yẹ ilé yín wò lọ́fẹ̀ẹ́'],
  ['Yoruba', 'Clean, no stones', 'Ó mọ́ tónítóní. Kò sí òkúta'],
  ['Yoruba', 'Wedding gowns for rent and sale', 'Gáùn ìgbéyàwó fún yíyá àti títà'],
  ['Yoruba', 'Rent from ₦40,000', 'Owó yíyá bẹ̀rẹ̀ láti ₦40,000'],
  ['Yoruba', 'Two men, neat work', 'Ọkùnrin 2 àti iṣẹ́ tó mọ́'],
  ['Yoruba', 'Set from ₦60,000, gele only ₦15,000', 'Sẹ́ẹ̀tì bẹ̀rẹ̀ láti ₦60,000. Gèlè: ₦15,000'],
  ['Yoruba', 'If it spoils within one month we fix it free', 'Tó bá bàjẹ́ láàárín oṣù kan, a máa tún un ṣe lọ́fẹ̀ẹ́'],
  ['Hausa', 'Students get 15% off', 'Ragin 15% ga ɗalibai'],
  ['Igbo', 'Closed on Sundays', 'Anyị anaghị emeghe kwa Sọnde'],
  ['Yoruba', 'Half payment before work, balance on delivery', 'Ẹ san ìdajì owó ká tó bẹ̀rẹ̀. Ẹ san ìyókù tó bá ti ṣetán'],
  ['Nigerian Pidgin', 'We repair phones in Uyo', 'We dey repair phones for Uyo'],
  ['Nigerian Pidgin', 'Return within 3 days if it has a fault', 'You fit return am within 3 days if e get fault'],
  ['Nigerian Pidgin', 'Phone and laptop repair in Jos', 'Phone and laptop repair for Jos'],
  ['Hausa', 'Event decoration and canopy rental', 'Adon taro da hayar rumfuna'],
  ['Hausa', 'We clean 3 bedroom for ₦25,000', 'Muna tsaftace gida mai ɗaki 3 a kan ₦25,000'],
  ['Hausa', 'House cleaning service in Abuja', 'Aikin tsaftace gida a Abuja'],
] as const)('in %s the frame of a fact is said, and only names of goods stay as typed: %s', (language, typed, said) => {
  expect(sayLine(language, typed)).toBe(said)
})

test.each([
  ['Yoruba', 'We pick it up and return it the next day', 'A ń wá gbé e. A ń dá a padà lọ́jọ́ kejì'],
  [
    'Hausa',
    'We help you register your business before Friday',
    'Muna taimaka muku ku yi wa kasuwancinku rajista kafin Juma’a',
  ],
  ['Igbo', 'Rooms can be booked online', 'I nwere ike ijide ime ụlọ n’ịntanetị'],
  ['Nigerian Pidgin', 'We teach women how to bake bread in Jos', 'We dey teach women how to bake bread for Jos'],
  ['Yoruba', 'Buy 10 kilos and get one free', 'Tí ẹ bá ra kílò 10, ẹ máa gba 1 lọ́fẹ̀ẹ́'],
  ['Hausa', 'At least 50 guests', 'Aƙalla baƙi 50'],
  ['Igbo', 'We get generator', 'Anyị nwere jenereto'],
  ['Nigerian Pidgin', 'Order one day before', 'Tell us 1 day before'],
  ['Yoruba', 'Buy two bags and get one free', 'Tí ẹ bá ra báàgì 2, ẹ máa gba 1 lọ́fẹ̀ẹ́'],
  ['Hausa', 'The course takes four weeks and costs ₦50,000', 'Kwas na ɗaukar mako 4. Kwas: ₦50,000'],
  ['Igbo', 'We sell and repair generators', 'Anyị na-ere jenereto. Anyị na-arụzi jenereto'],
  ['Yoruba', 'We repair phones and change screens', 'A ń tún fóònù ṣe. A ń pààrọ̀ ojú fóònù'],
  ['Yoruba', 'Guest minister Pastor Ade', 'Oníwàásù: Pastor Ade'],
  ['Igbo', 'Bread delivered to your door in Abuja', 'Anyị na-ebute achịcha n’ụlọ gị n’Abuja'],
  ['Yoruba', 'Bulk discount for caterers', 'Ẹ̀dínwó wà fún alásè'],
  ['Yoruba', '10% off on Wednesdays', 'Ẹ̀dínwó 10% wà ní gbogbo Ọjọ́rú'],
  ['Igbo', 'Ready in 5 days', 'Ọ na-adị njikere n’ime ụbọchị 5'],
  ['Igbo', 'Fresh yam and palm oil from the farm', 'Ji ọhụrụ na mmanụ nkwụ si n’ugbo'],
  ['Hausa', '5 litres palm oil ₦9,000', 'Lita 5 na manja: ₦9,000'],
  ['Hausa', 'You get three months warranty', 'Akwai garantin wata 3'],
  ['Hausa', 'Our shop is beside First Bank on Zoo Road', 'Muna kusa da First Bank a Zoo Road'],
  ['Hausa', 'We bring your clothes to our shop', 'Muna kawo tufafinku zuwa shagonmu'],
  ['Hausa', 'We sell used cars and school bags', 'Muna sayar da motocin gwanjo da jakunkunan makaranta'],
  ['Hausa', 'A 25kg bag of rice is ₦38,000', 'Buhun shinkafa mai kilo 25: ₦38,000'],
  ['Yoruba', 'We make cement blocks in Makurdi', 'A ń ṣe búlọ́ọ̀kù sìmẹ́ńtì ní Makurdi'],
  ['Yoruba', 'We deliver chicks every Thursday', 'A ń gbé ọmọ adìyẹ wá ní gbogbo Ọjọ́bọ̀'],
  ['Igbo', 'We send it to Abuja and Lagos', 'Anyị na-ezipu ya n’Abuja na Lagos'],
  ['Yoruba', 'We take birthday photos in Ede', 'A ń ya fọ́tò ọjọ́ ìbí ní Ede'],
  ['Hausa', 'We teach computer to children', 'Muna koyar da kwamfuta ga yara'],
  ['Igbo', 'We take care of children', 'Anyị na-elekọta ụmụaka'],
  ['Hausa', 'Our work is neat and strong', 'Aikinmu na da tsabta. Aikinmu na da ƙarfi'],
  ['Igbo', 'Book your date on WhatsApp', 'Jide ụbọchị gị na WhatsApp'],
  ['Yoruba', 'We supply supermarkets and hotels', 'A ń kó ọjà lọ fún sùpámákẹ́ẹ̀tì àti ilé ìtura'],
  ['Nigerian Pidgin', 'New stock comes every Friday', 'New stock dey come every Friday'],
  ['Yoruba', 'Soap ₦1,200 a bar', 'Ọṣẹ: ₦1,200 ẹyọ kan'],
  ['Hausa', 'Cakes for children from 1 to 5 years', 'Kek don yara daga shekara 1 zuwa 5'],
  ['Yoruba', 'We send by bus to Lagos', 'A ń fi í ránṣẹ́ nípasẹ̀ ọkọ̀ sí Lagos'],
  ['Yoruba', 'Free delivery inside Ilorin', 'Ọ̀fẹ́ ni ìfiránṣẹ́ ní Ilorin'],
  ['Nigerian Pidgin', 'It dries the same day', 'E dey dry same day'],
  ['Yoruba', 'Home service for ₦5,000', 'Wíwá sílé yín: ₦5,000'],
  ['Yoruba', 'Free delivery in Ilorin!', 'Ọ̀fẹ́ ni ìfiránṣẹ́ ní Ilorin!'],
  ['Yoruba', 'Room and parlour to rent in Ede', 'Yàrá àti pálọ̀ fún yíyá ní Ede'],
  ['Yoruba', 'Agent fee 10%', 'Owó aṣojú: 10%'],
  ['Yoruba', 'Welding work in Ede', 'Iṣẹ́ wẹ́dà ní Ede'],
  ['Hausa', 'Our rice has no stones', 'Babu duwatsu a shinkafarmu'],
  ['Hausa', 'Kilishi and dambun nama from Kano', 'Kilishi da dambun nama daga Kano'],
  ['Igbo', 'Fresh okpa and moi moi every morning in Enugu', 'Okpa ọhụrụ na moi moi kwa ụtụtụ n’Enugu'],
  ['Igbo', 'Learn to sew in three months', 'Ị ga-amụta ka e si akwa akwa n’ime ọnwa 3'],
  ['Hausa', 'Rooms for rent near ABU Zaria', 'Ɗaki na haya kusa da ABU Zaria'],
  ['Hausa', 'Carton of 12 ₦6,800', 'Kwali mai guda 12: ₦6,800'],
  ['Hausa', 'Atampa 6 yards ₦11,000', 'Atampa yadi 6: ₦11,000'],
  ['Hausa', 'New bags and a small freezer', 'Sababbin jakunkuna da ƙaramar firiza'],
  ['Hausa', 'We keep it for you till the day', 'Muna ajiye muku shi har ranar'],
  ['Hausa', 'We collect and repair them', 'Muna karɓarsu. Muna gyaransu'],
  ['Igbo', 'JAMB and WAEC lessons in Nnewi', 'Ọmụmụ JAMB na WAEC na Nnewi'],
  ['Hausa', 'Cold fura and zobo at our shop', 'Fura mai sanyi da zobo a wurinmu'],
  ['Hausa', 'Black soap made by women in Minna', 'Baƙin sabulu, aikin hannun mata a Minna'],
  ['Igbo', 'Borehole drilling in Orlu', 'Igwu olulu mmiri igwe n’Orlu'],
  ['Hausa', 'We send to every state by bus, ₦2,500', 'Muna aikawa ko’ina a Najeriya ta mota: ₦2,500'],
  ['Igbo', 'Goat meat pepper soup in Asaba', 'Ofe ose anụ ewu n’Asaba'],
  ['Igbo', 'Good documents, dry land', 'Ezigbo akwụkwọ na ala kpọrọ nkụ'],
  ['Hausa', 'Glasses ready in 2 days', 'Tabarau na kammala cikin kwana 2'],
  ['Hausa', 'Masa and waina every morning in Kaduna', 'Masa da waina kowace safiya a Kaduna'],
  ['Hausa', 'Men’s shoes in Kano', 'Takalman maza a Kano'],
  ['Igbo', 'Simple design ₦4,000', 'Eserese dị mfe: ₦4,000'],
  ['Igbo', 'Christmas rice and chicken hampers', 'Nkata onyinye osikapa na ọkụkọ Krismas'],
  ['Hausa', '₦35,000 for small', 'Ƙarami: ₦35,000'],
  ['Yoruba', '₦15,000 a month for one child', 'Ọmọ kan: ₦15,000 lóṣù'],
  ['Hausa', 'Parents can track the bus on their phone', 'Iyaye na iya bin sawun bas a waya'],
  ['Igbo', 'Glasses from ₦15,000 ready in 2 days', 'Ugegbe anya: site na ₦15,000 nke na-adị njikere n’ime ụbọchị 2'],
  ['Hausa', 'Our engineers come to your farm', 'Injiniyoyinmu na zuwa gonarku'],
  ['Hausa', 'Register before 15 December', 'Ku yi rajista kafin 15 ga watan Disamba'],
  ['Igbo', 'Friday 11 to Sunday 13 December', 'Fraịde 11 ruo Sọnde, abalị 13 n’ọnwa Disemba'],
  [
    'Igbo',
    'We open 7am to 6pm except Sunday',
    'Anyị na-emeghe: elekere 7 nke ụtụtụ ruo elekere 6 nke mgbede ma e wezụga Sọnde',
  ],
  ['Hausa', '12mm rod ₦11,500', 'Rodi 12mm: ₦11,500'],
  ['Hausa', 'Saturday and Sunday, 4pm to 6pm', 'Asabar da Lahadi, ƙarfe 4 na yamma zuwa ƙarfe 6 na yamma'],
  ['Igbo', 'New stock every week from Turkey', 'Ngwá ahịa ọhụrụ na-abata izu ọ bụla site na Turkey'],
  ['Hausa', 'Only 12 students', 'Ɗalibai 12 kawai'],
  [
    'Igbo',
    'We buy from Aba market and send to your city',
    'Anyị na-azụ ya site na Aba market. Anyị na-ezipu ya n’obodo gị',
  ],
  ['Hausa', '5% off for two children', 'Ragin 5% ga yara 2'],
  ['Hausa', 'Kids clothes from Turkey', 'Tufafin yara daga Turkiyya'],
  ['Igbo', '₦45,000 a day with driver', '₦45,000 kwa ụbọchị ya na ọkwọ ụgbọala'],
  ['Yoruba', 'We open from 9am', 'A máa ń ṣí: láti aago 9 àárọ̀'],
] as const)('in %s a clause is said with its subject, verb, object and every phrase: %s', (language, typed, said) => {
  expect(sayLine(language, typed)).toBe(said)
})

test.each([
  'Buy five of the strange ones and get one',
  'We cook over an open fire',
  'Students pay whenever they like',
  'Wigs that were worn once',
  'A trip to Lagos is ₦25,000',
  'Send us your strange date',
  'The price includes a talking parrot, chairs',
  '₦250,000 a day with chairs that we painted',
  'We ship nationwide to readers of poems',
])('English words that are no names never stand in a translated sentence: %s', (typed) => {
  for (const language of ['Yoruba', 'Hausa', 'Igbo'] as const)
    expect(
      saidLines(language, [typed])
        .map(({ words }) => words)
        .join(', '),
    ).toBe(typed)
})

test('a fact typed in the language itself is left alone', () => {
  for (const typed of ['You fit wait collect am', 'We get gen and AC'])
    expect(saidLines('Nigerian Pidgin', [typed])).toEqual([{ mark: 'fact', words: typed }])
  expect(sayLine('Nigerian Pidgin', 'Plate na ₦1,500')).toBeUndefined()
  expect(sayLine('Nigerian Pidgin', 'Small pack ₦200')).toBeUndefined()
  expect(sayLine('Nigerian Pidgin', 'Visit us at Sapele Road, open Monday to Saturday')).toBeUndefined()
  expect(sayLine('Nigerian Pidgin', 'Bring your cloth come')).toBeUndefined()
  expect(sayLine('Yoruba', 'Àwo kan jẹ́ ₦2,000')).toBeUndefined()
  expect(said('Yadi goma na shadda ₦28,000')).toEqual(['Yadi goma na shadda ₦28,000'])
})

test('two towns are joined by the word of the language', () => {
  expect(said('Solar panels. Kaduna and Zaria').at(-1)).toBe('Kaduna da Zaria')
  expect(said('Solar panels. Kaduna and more').at(-1)).toBe('Kaduna and more')
})

test('each price of a list is a line, and a day by which something closes is no place', () => {
  const listed = saidLines('Hausa', readOwnText('Shawarma da juice a Zaria, shawarma 2500, juice 1000', '').sentences)
  expect(listed.map(({ words }) => words)).toEqual(['Shawarma da juice a Zaria', 'Shawarma ₦2,500', 'Juice ₦1,000'])
  const rented = saidLines('Nigerian Pidgin', [
    'Self contain for Ajah, ₦450,000 per year, tarred road, no light wahala',
  ])
  expect(rented.map(({ words }) => words)).toEqual([
    'Self contain for Ajah',
    '₦450,000 per year',
    'Tarred road',
    'No light wahala',
  ])
  const closed = saidLines('Nigerian Pidgin', ['Registration close 30 November'])
  expect(closed.map(({ mark }) => mark)).toEqual(['fact'])
})

test('what readers are to do is read from the person’s own words, and a day named with a feast invites', () => {
  const asks = (typed: string) => sureAsk(readOwnText(typed, ''))
  expect(asks('Harvest thanksgiving, Sunday 6 December, 10am, Warri')).toBe('come')
  expect(asks('Wedding cakes. Orders close Sunday 6 December')).not.toBe('come')
  expect(asks('Help us feed 100 widows. Zenith 1012345678')).toBe('give')
  expect(asks('Two cooks needed. Salary 50k monthly. Send CV to jobs@example.com')).toBe('apply')
})
