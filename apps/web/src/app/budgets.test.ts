import { describe, expect, test } from 'vitest'
import { readBundle } from '../../test/bundle.ts'

const bundle = readBundle()

describe('the landing page', () => {
  test('is an answer of at most 15 kB, styles included', () => {
    expect(bundle.bytes('index.html.br')).toBeLessThanOrEqual(15)
  })

  test('brings a visitor at most 5 kB of scripts', () => {
    expect(bundle.weighScriptsOf('index.html')).toBeLessThanOrEqual(5)
  })

  test('shows a first picture of at most 45 kB', () => {
    const [hero] = bundle.page('index.html').match(/assets\/[\w-]+\.webp/) ?? []
    expect(bundle.bytes(String(hero))).toBeLessThanOrEqual(45)
  })

  test('is prerendered with its headline', () => {
    expect(bundle.page('index.html')).toContain('Instantly Create Stunning Visuals for Any Need.')
  })
})

describe('the studio', () => {
  test('loads at most 122 kB of scripts first, its first tool included', () => {
    expect(bundle.firstLoad('studio.html')).toBeLessThanOrEqual(122)
    expect(bundle.weighScriptsOf('studio.html')).toBeCloseTo(
      bundle.firstLoad('studio.html') + bundle.bytes('boot.js.br'),
      0,
    )
  })

  test('checks nothing before there is something to check: zod comes with the tools that use it', () => {
    const holders = bundle.chunks.filter((name) => bundle.text(name).includes('_zod'))
    expect(holders).not.toEqual([])
    expect([...bundle.ofPage('studio.html')].filter((name) => holders.includes(name))).toEqual([])
  })
})

test('the dashboard loads at most 150 kB before any chart', () => {
  expect(bundle.firstLoad('app.html', 'src/features/admin/admin.page.tsx')).toBeLessThanOrEqual(150)
})

describe('the panel of a tool', () => {
  const panels = bundle.chunks.filter((name) => /^src\/modes\/.+\.panel\.tsx$/.test(name))
  const schemas = bundle.chunks.filter((name) => name.startsWith('_schemas-'))

  test('is found for at least one tool', () => {
    expect(panels).not.toEqual([])
    expect(schemas).toHaveLength(1)
  })

  test.each(panels)('%s adds at most 25 kB', (panel) => {
    expect(bundle.added(panel, ...schemas)).toBeLessThanOrEqual(25)
  })
})

test('the viewer adds at most 30 kB', () => {
  expect(bundle.added('src/studio/viewer/viewer.tsx')).toBeLessThanOrEqual(30)
})

test('the faces of a plain English page weigh at most 45 kB', () => {
  const shown = bundle.assets.filter((file) =>
    /\/(inter-400|inter-600|caveat-700|permanent-marker-brand)-.{8}\.woff2$/.test(file),
  )
  expect(shown).toHaveLength(4)
  expect(shown.reduce((sum, file) => sum + bundle.bytes(file), 0)).toBeLessThanOrEqual(45)
})

test('no chunk contains the message locales of zod', () => {
  const holders = bundle.chunks.filter((name) => bundle.text(name).includes('Too big: expected'))
  expect(holders).toEqual([])
})
