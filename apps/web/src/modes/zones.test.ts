import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Example } from '#web/studio/samples/example.tsx'
import { CERTIFICATES } from './certificates/certificates.form.ts'
import { DP } from './dp/dp.form.ts'
import { FLYER_ZONE } from './events/events-scene.tsx'
import { FLYER } from './flyer/flyer.form.ts'
import { GIF } from './gif/gif.form.ts'
import { HEADSHOT } from './headshot/headshot.form.ts'
import { MOCKUP } from './mockup/mockup.form.ts'
import { PRODUCT } from './product/product.form.ts'

const tools = { CERTIFICATES, DP, FLYER, GIF, HEADSHOT, MOCKUP, PRODUCT }
const zones = Object.entries(tools).map(([name, { zone }]) => ({ name, zone }))

test.each([...zones, { name: 'EVENTS', zone: FLYER_ZONE }])(
  'the empty stage of $name shows files that exist',
  ({ zone }) => {
    const example = zone?.example
    if (!example) throw new Error('There is no example')
    const shown = renderToStaticMarkup(createElement(Example, example)).split('lucide-arrow-right')
    expect(shown).toHaveLength(2)
    for (const side of shown) expect(side).toMatch(/<img /)
  },
)
