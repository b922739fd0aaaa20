import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Pixels } from '../pixels.ts'
import { legibilityOn } from './legibility.ts'
import { liftGround } from './lift-ground.ts'
import { plainGroundOf } from './plain-ground.ts'
import { logoFor, prepareLogo } from './prepare-logo.ts'

function ring(ink: string, ground: string | null, size = 120): Pixels {
  const ctx = createCanvas(size, size).getContext('2d')
  if (ground) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, size, size)
  }
  ctx.lineWidth = 16
  ctx.strokeStyle = ink
  ctx.beginPath()
  ctx.arc(size / 2, size / 2, size / 4, 0, Math.PI * 2)
  ctx.stroke()
  return ctx.getImageData(0, 0, size, size) as unknown as Pixels
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

test('a photo and a transparent logo have no background to remove', () => {
  const photo = ring('#000000', '#ffffff')
  for (let i = 0; i < photo.data.length; i++) if (i % 4 < 3) photo.data[i] = (i * 37) % 256
  expect(plainGroundOf(photo)).toBeNull()
  expect(liftGround(photo)).toBeNull()
  expect(liftGround(ring('#000000', null))).toBeNull()
})

test('the background of a logo is removed, also where strokes enclose it, and its ink stays', () => {
  const lifted = liftGround(ring('#0f766e', '#fdfdfb')) as Pixels
  expect(at(lifted, 2, 2)[3]).toBe(0)
  expect(at(lifted, 60, 60)[3]).toBe(0)
  expect(at(lifted, 60, 30)).toEqual([15, 118, 110, 255])
})

test('background inside letters is removed, in thin and heavy type; a word on a badge stays', () => {
  registerFonts()
  const written = (weight: number, badge: boolean): Pixels => {
    const ctx = createCanvas(900, 240).getContext('2d')
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 900, 240)
    ctx.fillStyle = '#b91c1c'
    if (badge) ctx.fillRect(40, 20, 820, 200)
    if (badge) ctx.fillStyle = '#ffffff'
    ctx.font = `${weight} 120px Inter`
    ctx.textAlign = 'center'
    ctx.fillText('ADÉ & SONS', 450, 165)
    return ctx.getImageData(0, 0, 900, 240) as unknown as Pixels
  }
  const whites = ({ data }: Pixels) => {
    let count = 0
    for (let i = 0; i < data.length; i += 4) if (data[i + 1]! > 240 && data[i + 3]! > 240) count++
    return count
  }
  for (const weight of [300, 400, 700, 900]) {
    expect(whites(liftGround(written(weight, false)) as Pixels), `weight ${weight}`).toBe(0)
    const word = whites(written(weight, true)) - (900 * 240 - 820 * 200)
    expect(whites(liftGround(written(weight, true)) as Pixels), `badge, weight ${weight}`).toBe(word)
  }
})

test.each(['UF', 'K', 'go', 'M'])('the short word %s stays white on its tile', (word) => {
  registerFonts()
  const ctx = createCanvas(300, 300).getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 300, 300)
  ctx.fillStyle = '#b91c1c'
  ctx.beginPath()
  ctx.roundRect(30, 30, 240, 240, 40)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.font = '700 120px Inter'
  ctx.textAlign = 'center'
  ctx.fillText(word, 150, 190)
  const tile = ctx.getImageData(0, 0, 300, 300) as unknown as Pixels
  const lifted = liftGround(tile) as Pixels
  let kept = 0
  let gone = 0
  for (let y = 60; y < 240; y++) {
    for (let x = 60; x < 240; x++) {
      if (at(tile, x, y)[1]! < 240) continue
      if (at(lifted, x, y)[3] === 255) kept++
      else gone++
    }
  }
  expect(kept).toBeGreaterThan(1000)
  expect(gone).toBe(0)
})

test('antialiased edges become translucent ink, not a fringe of the old background', () => {
  const lifted = liftGround(ring('#000000', '#ffffff')) as Pixels
  let mixed = 0
  for (let x = 0; x < 60; x++) {
    const [red = 0, , , alpha = 0] = at(lifted, x, 47)
    if (alpha === 0 || alpha === 255) continue
    mixed++
    expect(red).toBeLessThan(40)
  }
  expect(mixed).toBeGreaterThan(0)
})

test('empty margins are cut off, and an empty logo stays unchanged', () => {
  const { width, height } = prepareLogo(ring('#000000', '#ffffff'))
  expect([width, height]).toEqual([76, 76])
  const nothing = { data: new Uint8ClampedArray(400), width: 10, height: 10 }
  expect(prepareLogo(nothing)).toBe(nothing)
})

test('legibility depends on the visible outline, not on the area', () => {
  const white = prepareLogo(ring('#ffffff', null))
  expect(legibilityOn(white, '#fbfaf7')).toBe(0)
  expect(legibilityOn(white, '#25282f')).toBe(1)
  const full = { data: new Uint8ClampedArray(400).fill(255), width: 10, height: 10 }
  expect(legibilityOn(full, '#ffffff')).toBe(1)
})

test('an invisible grey or navy design is printed light or dark, and keeps its size', () => {
  for (const color of ['#101418', '#14213d']) {
    const ink = prepareLogo(ring(color, null))
    expect(logoFor(ink, '#ffffff')).toBe(ink)
    const reversed = logoFor(ink, '#1c2c4c')
    expect([reversed.width, reversed.height]).toEqual([ink.width, ink.height])
    expect(at(reversed, reversed.width >> 1, 8)[0], color).toBeGreaterThan(230)
    expect(at(reversed, reversed.width >> 1, reversed.height >> 1)[3]).toBe(0)
  }
})

test('an invisible colour stays and gets a thin outline; enclosed areas stay transparent', () => {
  const ink = prepareLogo(ring('#7a1022', null))
  const lined = logoFor(ink, '#17181c')
  const middle = lined.width >> 1
  const column = Array.from({ length: lined.height }, (_, y) => at(lined, middle, y))
  expect(column.filter(([red = 0, , , alpha = 0]) => red === 0x7a && alpha === 255).length).toBeGreaterThan(20)
  const light = column.filter(([red = 0, green = 0, , alpha = 0]) => red > 220 && green > 220 && alpha > 200).length
  expect(light).toBeGreaterThanOrEqual(4)
  expect(light).toBeLessThan(20)
  expect(at(lined, middle, middle)[3]).toBe(0)
  expect(logoFor(ink, '#f4f0e8')).toBe(ink)
})

test('invisible fine strokes are printed light or dark, because an outline would hide them', () => {
  const ctx = createCanvas(600, 100).getContext('2d')
  ctx.fillStyle = '#0b5d3b'
  for (let x = 10; x < 590; x += 20) ctx.fillRect(x, 10, 8, 80)
  const ink = prepareLogo(ctx.getImageData(0, 0, 600, 100) as unknown as Pixels)
  const reversed = logoFor(ink, '#1c2c4c')
  expect([reversed.width, reversed.height]).toEqual([ink.width, ink.height])
  for (let x = 0; x < reversed.width; x++) {
    const [red, , , alpha] = at(reversed, x, 40)
    if (alpha) expect(red, `${x}`).toBe(255)
  }
})

test('the colour a logo was saved on is kept as its ground, unless it is white paper', () => {
  expect(prepareLogo(ring('#ffffff', '#f7b6c8')).ground).toBe('#f7b6c8')
  expect(prepareLogo(ring('#c9a227', '#0d0d0d')).ground).toBe('#0d0d0d')
  for (const paper of ['#ffffff', '#fbf8f1', null]) expect(prepareLogo(ring('#0f766e', paper)).ground).toBeUndefined()
})

test('of two rows in different colours, only the invisible one gets an outline, and no gap fills up', () => {
  const marks = (top: string, bottom: string): Pixels => {
    const ctx = createCanvas(400, 200).getContext('2d')
    for (const [color, y, height] of [
      [top, 20, 60],
      [bottom, 130, 20],
    ] as const) {
      ctx.fillStyle = color
      for (let x = 20; x < 380; x += 24) ctx.fillRect(x, y, 12, height)
    }
    return prepareLogo(ctx.getImageData(0, 0, 400, 200) as unknown as Pixels)
  }
  const colorsOf = ({ data }: Pixels) => {
    const count = { seen: 0, line: 0 }
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! < 200) continue
      const [red, green, blue] = data.subarray(i, i + 3) as unknown as [number, number, number]
      if (Math.max(red, green, blue) < 60) count.line++
      if (red > 90 && green < 40) count.seen++
    }
    return count
  }
  const onCup = logoFor(marks('#6b1e2c', '#c87a2e'), '#b4ad9f')
  expect(colorsOf(onCup).line).toBeGreaterThan(500)
  const top = at(onCup, onCup.width >> 1, 1)
  expect(top[3] === 0 || top[0] === 0x6b).toBe(true)
  const onCloth = logoFor(marks('#7a1022', '#3c4043'), '#17181c')
  const [width, foot] = [onCloth.width, onCloth.height - 8]
  const row = Array.from({ length: width }, (_, x) => at(onCloth, x, foot)[3] ?? 0)
  // The area between the grey marks stays transparent.
  expect(row.filter((alpha) => alpha === 0).length).toBeGreaterThan(0.3 * width)
})
