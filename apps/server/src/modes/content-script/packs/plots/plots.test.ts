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
import { gas } from './gas.ts'
import { goods } from './goods.ts'
import { helping } from './helping.ts'
import { infants } from './infants.ts'
import { invited } from './invited.ts'
import { job } from './job.ts'
import { money } from './money.ts'
import { order } from './order.ts'
import { pantry } from './pantry.ts'
import { place } from './place.ts'
import { print } from './print.ts'
import { pupils } from './pupils.ts'
import { repair } from './repair.ts'
import { rides } from './rides.ts'
import { schoolrun } from './schoolrun.ts'
import { service } from './service.ts'
import { sewn } from './sewn.ts'
import { skills } from './skills.ts'
import { supply } from './supply.ts'
import { told } from './told.ts'

const PLOTS = {
  ...{ app, care, carried, cleaning, food, gas, goods, helping, infants, invited, job, money, order, pantry },
  ...{ place, print, pupils, repair, rides, schoolrun, service, sewn, skills, supply, told },
}
const SCRIPTS = 3
const STAGES = ['before', 'among', 'after'] as const

describe.each(Object.entries(PLOTS))('the plot of %s', (_, plot) => {
  const beats = STAGES.flatMap((stage) => plot[stage])

  test('has beats for each of the three scripts', () => {
    for (const stage of STAGES) expect(plot[stage].length).toBeGreaterThanOrEqual(SCRIPTS)
    expect(plot.alone.length).toBeGreaterThanOrEqual(2 * SCRIPTS)
  })

  test('says who speaks: first the customer, then the seller', () => {
    for (const beat of beats) {
      expect(beat.every((line) => /^(?:ASKS|TELLS): /u.test(line))).toBe(true)
      expect(beat[0]).toMatch(/^ASKS/u)
      expect(beat[1]).toMatch(/^TELLS/u)
    }
  })

  test('is whole sentences in every wording', () => {
    const random = createRandom(3)
    for (const line of [...beats.flat(), ...plot.alone])
      for (let turn = 0; turn < 12; turn++) {
        const text = spin(line, random)
        expect(text).toMatch(/[.?!][”]?$/u)
        expect(text).not.toMatch(/[.?!][.]| \.|,[.?]|[[\]|]|(?:^|[.?!] )[a-z]/u)
        expect(text.match(/\{\w+\}/gu) ?? []).toEqual(text.match(/\{(?:who|other|day)\}/gu) ?? [])
      }
  })

  test('claims nothing of the business', () =>
    expect(JSON.stringify(plot)).not.toMatch(
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
  ['Cars for hire with a driver in Abuja', rides],
  ['Clean foreign used cars in Lekki', place],
  ['We service and repair Toyota and Honda cars', repair],
  ['Bags and belts for every customer', goods],
  ['We make beds and wardrobes in Akure', goods],
  ['We move homes and offices in Lagos', carried],
  ['Creche in Magodo for babies from 3 months', infants],
  ['Birthday cakes in Asaba', order],
  ['Hair salon in Yaba, 12 Bode Street', care],
  ['Jollof and fried rice in Yaba. Open daily 9am to 6pm', food],
  ['Palm oil and garri in Enugu', pantry],
  ['Live catfish from our farm in Ughelli', pantry],
  ['Hotel in Asaba with a pool', place],
  ['Hand woven raffia baskets and lamps', goods],
  ['Graphic design for small shops', service],
  ['We sell floor and wall tiles in Orile', supply],
  ['Leather shoes from Aba, wholesale only', supply],
  ['Primary school in Ikorodu', pupils],
  ['Learn to drive in four weeks', skills],
  ['We file tax returns and get your TIN', service],
  ['A savings app for groups', app],
  ['Cooking gas refill in Enugu, 12.5kg ₦14,500', gas],
  ['We print banners, flyers and shirts in Mushin', print],
  ['Quick loans for traders in Kano from ₦20,000', money],
  ['School bus for children in Gwarinpa', schoolrun],
  ['I sew senator and kaftan in Kano', sewn],
  ['Harvest thanksgiving in Warri, Sunday 6 December, 10am', invited],
  ['Help us feed 100 widows. Zenith 1012345678', helping],
  ['We need 3 nurses for our clinic. Salary ₦120,000. Apply with CV', job],
])('%s has the story of the way in which it is sold', (brandDescription, plot) => {
  for (const lines of spokenFor({ brandDescription, characterCount: 'two' })) {
    const wordings = STAGES.flatMap((stage) => plot[stage].flat()).flatMap((line) => line.split(/[[\]|]/u))
    const told = wordings.map((words) => words.split('{')[0]!).filter((words) => words.length > 12)
    expect(lines.filter((line) => told.some((words) => line.includes(words)))).not.toEqual([])
  }
})

test('one voice tells the viewer what happens and quotes no talk of others', () => {
  const brandDescription = 'Raffia baskets, ₦9,000 each. We waybill to all states. Open 8am to 6pm'
  for (const lines of spokenFor({ brandDescription, characterCount: 'single' })) {
    expect(lines.join(' ')).not.toMatch(/(?:I said|I answered|I told them|My answer): “/u)
    expect(lines.filter((line) => startsOf(goods.alone).some((words) => line.startsWith(words)))).not.toEqual([])
  }
})

const startsOf = (rules: readonly string[]) =>
  rules.flatMap((rule) =>
    /^\[([^\]]+)\]/u
      .exec(rule)![1]!
      .split('|')
      .map((words) => words.split('{')[0]!),
  )
