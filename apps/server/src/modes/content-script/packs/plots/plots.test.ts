import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../random.ts'
import { spin } from '../../../words/spin.ts'
import { writeScripts } from '../../script-writer.ts'
import { app } from './app.ts'
import { care } from './care.ts'
import { carried } from './carried.ts'
import { cleaning } from './cleaning.ts'
import { food } from './food.ts'
import { goods } from './goods.ts'
import { helping } from './helping.ts'
import { infants } from './infants.ts'
import { invited } from './invited.ts'
import { job } from './job.ts'
import { order } from './order.ts'
import { pantry } from './pantry.ts'
import { CUSTOMERS } from './people.ts'
import { place } from './place.ts'
import { pupils } from './pupils.ts'
import { repair } from './repair.ts'
import { rides } from './rides.ts'
import { service } from './service.ts'
import { skills } from './skills.ts'
import { supply } from './supply.ts'
import { told } from './told.ts'

const PLOTS = {
  ...{ app, care, carried, cleaning, food, goods, helping, infants, invited, job, order, pantry },
  ...{ place, pupils, repair, rides, service, skills, supply, told },
}
const SCRIPTS = 3
const STAGES = ['before', 'among', 'after'] as const

describe.each(Object.entries(PLOTS))('the plots of %s', (_, { two, one }) => {
  test('have beats for each of the three scripts', () => {
    for (const plot of [two, one])
      for (const stage of STAGES) expect(plot[stage].length).toBeGreaterThanOrEqual(SCRIPTS)
  })

  test('say who speaks in a dialogue, where both do, and name the customer of a monologue first', () => {
    for (const beat of STAGES.flatMap((stage) => two[stage])) {
      expect(beat.every((line) => /^(?:ASKS|TELLS): /u.test(line))).toBe(true)
      expect(beat[0]).toMatch(/^ASKS/u)
      expect(beat[1]).toMatch(/^TELLS/u)
    }
    for (const [line] of one.before) expect(line).toMatch(/^\[[^[\]]*\{name\}/u)
    expect(STAGES.flatMap((stage) => one[stage].flat()).join()).not.toMatch(/ASKS|TELLS/u)
  })

  test('are whole sentences in every wording', () => {
    const random = createRandom(3)
    for (const line of [two, one].flatMap((plot) => STAGES.flatMap((stage) => plot[stage].flat())))
      for (let turn = 0; turn < 12; turn++) {
        const text = spin(line, random)
        expect(text).toMatch(/[.?!][”]?$/u)
        expect(text).not.toMatch(/[.?!][.]| \.|,[.?]|[[\]|]|(?:^|[.?!] )[a-z]/u)
        expect(text.match(/\{\w+\}/gu) ?? []).toEqual(text.match(/\{(?:who|other|day|name|she|her)\}/gu) ?? [])
      }
  })

  test('claim nothing of the business', () =>
    expect(JSON.stringify([two, one])).not.toMatch(
      /guarante|free of charge|discount|we deliver|our (?:team|customers|prices)|years of experience|[₦\d]/iu,
    ))
})

const spokenFor = (fields: object) =>
  writeScripts(
    ContentScriptRequest.parse({ brandName: 'Oyin', targetAudience: 'families', duration: '2 minutes', ...fields }),
    6,
  ).map(({ content }) => readScript(content).flatMap((line) => (line.kind === 'speaker' ? [line.text] : [])))

test.each([
  ['We repair fridges in Warri', repair],
  ['We clean homes in Abuja', cleaning],
  ['Airport pick up and car hire in Abuja', rides],
  ['Day trips from Abuja to Zuma Rock', rides],
  ['We make beds and wardrobes in Akure', goods],
  ['We move homes and offices in Lagos', carried],
  ['Creche in Magodo for babies from 3 months', infants],
  ['Birthday cakes in Asaba', order],
  ['Hair salon in Yaba, 12 Bode Street', care],
  ['Jollof and fried rice in Yaba. Open daily 9am to 6pm', food],
  ['Palm oil and garri in Enugu', pantry],
  ['Hotel in Asaba with a pool', place],
  ['Hand woven raffia baskets and lamps', goods],
  ['Graphic design for small shops', service],
  ['We sell floor and wall tiles in Orile', supply],
  ['Leather shoes from Aba, wholesale only', supply],
  ['Primary school in Ikorodu', pupils],
  ['Learn to drive in four weeks', skills],
  ['We file tax returns and get your TIN', service],
  ['A savings app for groups', app],
  ['Harvest thanksgiving in Warri, Sunday 6 December, 10am', invited],
  ['Help us feed 100 widows. Zenith 1012345678', helping],
  ['We need 3 nurses for our clinic. Salary ₦120,000. Apply with CV', job],
])('%s has the story of the way in which it is sold', (brandDescription, { one }) => {
  for (const lines of spokenFor({ brandDescription, characterCount: 'single' })) {
    const beats = STAGES.flatMap((stage) => one[stage].flat())
    const first = beats.map((beat) => beat.match(/^\[([^[\]]*)\]/u)![1]!.split('|'))
    const name = Object.values(CUSTOMERS)
      .flatMap(({ names }) => names)
      .filter((each) => lines.some((line) => line.includes(each)))
    expect(name).toHaveLength(1)
    const opened = first.flat().map((words) => words.replaceAll('{name}', name[0]!).split('{')[0]!)
    expect(lines.filter((line) => opened.some((words) => words.length > 12 && line.startsWith(words)))).not.toEqual([])
  }
})

test.each(['1 minute', '90 seconds'])('one voice names the customer before it tells of her, in %s', (duration) => {
  const brandDescription = 'Raffia baskets, ₦9,000 each. We waybill to all states. Open 8am to 6pm'
  const names = CUSTOMERS.woman.names.join('|')
  const named = new RegExp(
    `(?:call|called|name:|Imagine|Think of|like|There is a|Take|Picture|follow|example) ?.*(?:${names})|(?:${names}) for example`,
    'u',
  )
  const told = spokenFor({ brandDescription, duration, characterCount: 'single' }).flatMap(
    (lines) => lines.find((line) => new RegExp(names, 'u').test(line)) ?? [],
  )
  expect(told.length).toBeGreaterThan(0)
  for (const line of told) expect(line).toMatch(named)
})
