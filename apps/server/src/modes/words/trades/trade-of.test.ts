import { expect, test } from 'vitest'
import { likelyTrade, narrowed, sureTrade } from './trade-of.ts'

test.each([
  ['Branded shirts, we print', 'print'],
  ['Our accounting software for small shops runs on an Android phone', 'software'],
  ['Leather repair', 'mending'],
  ['Ankara throw pillows', 'bedding'],
  ['Ankara for aso ebi', 'fabrics'],
  ['Ankara gowns', 'fashion'],
  ['PVC ceiling and wall panels', 'building'],
  ['We manage your flats in Abuja', null],
  ['We clean your flats in Abuja', 'cleaning'],
  ['Washing powder', null],
  ['A world class umbrella', null],
  ['Sip and paint evening', null],
  ['Mother and newborn photo session', 'photos'],
  ['Driving school', 'skills'],
  ['Learn makeup in 6 weeks', 'learning'],
  ['Vegetables grown in Ogun', 'farm'],
  ['Real estate: 2 plots of land', 'land'],
  ['Online weight loss classes for new mothers', 'fitness'],
  ['POS terminals for supermarkets', null],
  ['POS business', 'finance'],
  ['Room to let: 2 bedroom flat, tiled, borehole', 'property'],
  ['House painting', 'building'],
  ['Hair growth oil', 'skincare'],
  ['Chilled palm wine for your party', 'drinks'],
  ['Jollof, small chops and cupcakes', 'food'],
  ['Puppies for sale', 'pets'],
  ['Cakes and braids', null],
  ['Umbrellas', null],
  ['Jollof rice in Yaba', 'food'],
  ['Baking class for cakes', 'skills'],
  ['Phone screen repairs', 'repairs'],
  ['We fix inverters and install solar panels', null],
  ['Nursery and primary school', 'schools'],
  ['2 bedroom flat', 'property'],
  ['Coffee shop in Yaba', 'food'],
  ['Human hair bundles and closures', 'beauty'],
  ['Cooking gas home delivery', 'gas'],
  ['AC installation and gas refill', 'repairs'],
  ['Dog training and boarding', 'pets'],
  ['We clean houses and offices', 'cleaning'],
  ['After school coding club', 'skills'],
  ['We teach ladies phone photography for small shops', 'learning'],
  ['Shared taxi, AC cars', 'travel'],
] as const)('a trade is known by one noun, and not where two disagree: %s', (heading, trade) => {
  expect(sureTrade(heading, heading)).toBe(trade)
})

test('what a thing is used for is not what it is', () => {
  expect(sureTrade('Spare parts for Honda cars', '')).toBe('carcare')
  expect(sureTrade('Perfume for brides', '')).toBe('fragrance')
  expect(sureTrade('Goat meat to hotels, restaurants and caterers', '')).toBe('farm')
})

test.each([
  ['Laptops with bag, mouse and charger', 'gadgets'],
  ['Massage at your hotel or home', 'spa'],
  ['Tomatoes by the basket', 'farm'],
  ['Clinic software', 'software'],
  ['Gym leggings', 'fashion'],
  ['Fridge, cooker and TV repairs', 'repairs'],
  ['Event hall with parking, kitchen and generator', 'events'],
  ['We wrap and lift your furniture', null],
  ['Borehole water tanker supply', null],
  ['Kunu powder for babies', null],
] as const)('what a thing comes with, is done at or is named after is not its trade: %s', (heading, trade) => {
  expect(sureTrade(heading, '')).toBe(trade)
})

test.each([
  ['Oil change and brake pads', 'carcare'],
  ['Dental cleaning in Yaba', 'dental'],
  ['Car wash in Yaba', 'carwash'],
  ['Deep cleaning of new flats', 'cleaning'],
  ['Yaji and dried pepper', 'spices'],
  ['Goats and rams', 'livestock'],
  ['Honey cakes', 'cakes'],
  ['Tent and plate rental', 'events'],
  ['6kg gas refill in Uyo', 'gas'],
  ['Fridge gas refill in Uyo', 'repairs'],
  ['Curtains, sofas and pots', 'bedding'],
  ['Block moulding machine', 'machines'],
  ['Washing machine', 'household'],
  ['Tomatoes in baskets', 'farm'],
  ['Jollof spice mix', 'spices'],
  ['We fumigate flats', 'pests'],
  ['Fresh cow milk', null],
  ['Cake toppers', null],
  ['Cake shop', 'cakes'],
  ['Massage', 'spa'],
  ['Knitted baby cardigans', 'babies'],
  ['Grow bags', null],
  ['Dried hibiscus, Kano warehouse', null],
  ['Farm land lease', 'land'],
  ['Charcoal, 1 big bag', null],
  ['Tractor, ploughing per hectare', 'machines'],
] as const)(
  'a longer noun counts before a shorter one inside it, and things of one family go together: %s',
  (text, trade) => {
    expect(sureTrade(text, '')).toBe(trade)
  },
)

test('a keyword that names the work wins over the thing worked on, and settles nothing that is ambiguous', () => {
  expect(sureTrade('Gowns of all sizes', 'alterations')).toBe('mending')
  expect(sureTrade('Cakes and braids', 'jollof')).toBe(null)
  expect(sureTrade('Water filters', 'health')).toBe(null)
  expect(sureTrade('Clippers for barbers', 'barbers')).toBe(null)
})

test('two trades of equal weight leave none sure, yet the first is the likely one', () => {
  expect(sureTrade('Cakes and braids', '')).toBe(null)
  expect(likelyTrade(['Cakes and braids.'], '')).toBe('cakes')
  expect(likelyTrade(['Quality you can trust.'], 'Mama Bisi Catering')).toBe('catering')
  expect(likelyTrade(['Umbrellas.'], '')).toBe(null)
})

test.each([
  ['property', '2 bedroom flat. ₦90,000 per night', 'stays'],
  ['property', 'Studio apartment, short stay', 'stays'],
  ['property', '2 bedroom flat. ₦900,000 per year', 'property'],
  ['food', 'Small chops. 50 guests from ₦65,000', 'catering'],
  ['food', 'Small chops. ₦5,000 a pack', 'food'],
  ['cars', 'Toyota Sienna for hire', 'carhire'],
  ['farm', 'Fried yam. Plate from ₦1,500', 'food'],
  ['livestock', 'Snails, dressed', 'farm'],
  ['bedding', 'Duvets washed, ₦3,500', 'laundry'],
  ['fashion', 'We repair zips and trousers', 'mending'],
  ['food', 'Ofada rice 50kg', 'farm'],
  ['cakes', 'Fresh coffee and cakes in Yaba', 'food'],
] as const)('the rest of a text narrows the trade: %s, %s', (trade, text, narrow) => {
  expect(narrowed(trade, text)).toBe(narrow)
})
