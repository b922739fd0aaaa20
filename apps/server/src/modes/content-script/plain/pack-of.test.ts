import { expect, test } from 'vitest'
import { readOwnText } from '../../words/plain/own-text.ts'
import { agroinputs } from '../packs/trades/agroinputs.ts'
import { appeal } from '../packs/trades/appeal.ts'
import { babies } from '../packs/trades/babies.ts'
import { bags } from '../packs/trades/bags.ts'
import { bedding } from '../packs/trades/bedding.ts'
import { books } from '../packs/trades/books.ts'
import { building } from '../packs/trades/building.ts'
import { cakes } from '../packs/trades/cakes.ts'
import { catering } from '../packs/trades/catering.ts'
import { children } from '../packs/trades/children.ts'
import { creche } from '../packs/trades/creche.ts'
import { dental } from '../packs/trades/dental.ts'
import { drinks } from '../packs/trades/drinks.ts'
import { driving } from '../packs/trades/driving.ts'
import { events } from '../packs/trades/events.ts'
import { experts } from '../packs/trades/experts.ts'
import { eyes } from '../packs/trades/eyes.ts'
import { farm } from '../packs/trades/farm.ts'
import { fashion } from '../packs/trades/fashion.ts'
import { fitness } from '../packs/trades/fitness.ts'
import { food } from '../packs/trades/food.ts'
import { fragrance } from '../packs/trades/fragrance.ts'
import { frozen } from '../packs/trades/frozen.ts'
import { furniture } from '../packs/trades/furniture.ts'
import { gifts } from '../packs/trades/gifts.ts'
import { homes } from '../packs/trades/homes.ts'
import { invitation } from '../packs/trades/invitation.ts'
import { jewelry } from '../packs/trades/jewelry.ts'
import { jobs } from '../packs/trades/jobs.ts'
import { kitchen } from '../packs/trades/kitchen.ts'
import { laundry } from '../packs/trades/laundry.ts'
import { learning } from '../packs/trades/learning.ts'
import { livestock } from '../packs/trades/livestock.ts'
import { materials } from '../packs/trades/materials.ts'
import { moving } from '../packs/trades/moving.ts'
import { neutral } from '../packs/trades/neutral.ts'
import { pests } from '../packs/trades/pests.ts'
import { photos } from '../packs/trades/photos.ts'
import { repairs } from '../packs/trades/repairs.ts'
import { schoolrun } from '../packs/trades/schoolrun.ts'
import { schools } from '../packs/trades/schools.ts'
import { shoes } from '../packs/trades/shoes.ts'
import { skills } from '../packs/trades/skills.ts'
import { spices } from '../packs/trades/spices.ts'
import { stays } from '../packs/trades/stays.ts'
import { taxes } from '../packs/trades/taxes.ts'
import { transport } from '../packs/trades/transport.ts'
import { askOf } from './ask-of.ts'
import { packOf } from './pack-of.ts'

const packIn = (description: string) => {
  const own = readOwnText(description, '')
  return packOf(own, askOf(own))
}

test.each(['Raffia mats from Ikot Ekpene', 'Raincoats and umbrellas in Jos', 'Garden chairs and swings in Uyo'])(
  'nobody gets advice of a trade that is not surely theirs: %s',
  (description) => expect(packIn(description)).toBe(neutral),
)

test.each([
  ['Smoky party jollof', food],
  ['Handmade leather sandals for men in Aba', shoes],
  ['Leather hand bags and purses', bags],
  ['Gold plated necklaces and earrings', jewelry],
  ['Gowns, shoes and bags for ladies', fashion],
  ['We sell floor and wall tiles in Orile', materials],
  ['We lay tiles and screed floors in Orile', building],
  ['Roof leak repair in Ibadan', building],
  ['Day care for babies in Gbagada', creche],
  ['After school lessons for primary 3 in Ikorodu', learning],
  ['Learn to cook party jollof', skills],
  ['Parcel delivery by bike in Lagos', transport],
  ['Rental of big pots and coolers', events],
  ['Raffia baskets from Ikot Ekpene', neutral],
  ['Raffia baskets as wedding gifts', gifts],
  ['Birthday cakes and small chops', cakes],
  ['We sell used school textbooks', books],
  ['Zobo and tigernut drinks', drinks],
  ['Outdoor catering, jollof and small chops', catering],
  ['We sell maize seeds and NPK fertilizer', agroinputs],
  ['We wash, iron and deliver. Laundry in Enugu', laundry],
  ['We move homes and offices in Lagos', moving],
  ['We file tax returns and get your TIN', taxes],
  ['Diapers and baby clothes in Aba', babies],
  ['Gym in Ikeja with aerobics', fitness],
  ['We want to buy 200 school bags for children in Makoko. Zenith 1012233445', appeal],
  ['Deep cleaning for homes, offices and after construction', homes],
  ['We help with UK and Canada study visa: school choice, interview practice', experts],
  ['Restaurant in Owerri needs 2 waiters. Salary 60k. Call 0803 111 9090', jobs],
  ['Prescription glasses and eye test', eyes],
  ['Wedding and birthday photography in Lagos', photos],
  ['Dental clinic, scaling and braces', dental],
  ['Oud and perfume oils in Kano', fragrance],
  ['Bed sheets, duvets and curtains', bedding],
  ['Yaji and suya spice in jars', spices],
  ['Non-stick pots and blenders', kitchen],
  ['phone screen and charging port repair', repairs],
  ['Cake baking class', skills],
  ['I make beds, wardrobes and kitchen cabinets', furniture],
  ['The PTA is raising money for a roof', appeal],
  ['We are holding a free eye test on Saturday 12 December. First 300 people', invitation],
  ['College reunion, Saturday 27 December, school hall. Dues ₦10,000', invitation],
  ['Free malaria test for mothers every Wednesday in January. Bring antenatal card', invitation],
  ['Hotel in Asaba with a restaurant', stays],
  ['Visa and travel support in Uyo', experts],
  ['We build websites for churches', neutral],
  ['School bus service for pupils. Every bus has a nanny and seat belts', schoolrun],
  ['Nursery and primary school in Ikorodu. School bus for Agric', schools],
  ['Fresh vegetables and fruits from Jos. A basket feeds five', farm],
  ['Frozen chicken, turkey and titus fish in Ikorodu', frozen],
  ['Catfish feed with 42% protein', neutral],
  ['Live goats and rams for Christmas', livestock],
  ['We teach people to ride keke napep', skills],
  ['Learn to drive in four weeks, automatic or manual', driving],
  ['Swimming lessons for children in Lekki', children],
  ['We change the fabric and foam of old sofas in Ilorin', neutral],
  ['Day trips from Abuja to Zuma Rock', neutral],
  ['We teach blind children braille and phone skills', skills],
  ['Glass aquariums, goldfish and fish food in Ikeja', neutral],
  ['Home visits for dogs, cats and goats in Kaduna', neutral],
  ['Online JAMB practice app with past questions', learning],
  ['Beef and ram suya at Area 11 junction', food],
  ['Dry tiger nuts and tiger nut flour', neutral],
  ['Fumigation against cockroaches and termites', pests],
  ['We need 3 nurses for our clinic. Salary 120k. Apply with CV', jobs],
])('%s has its trade', (description, trade) => expect(packIn(description)).toBe(trade))
