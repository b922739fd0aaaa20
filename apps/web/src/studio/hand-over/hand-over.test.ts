import { expect, test } from 'vitest'
import { destinationsFor } from './destinations-for.ts'
import { collect, handOver, into } from './hand-over.ts'
import { isStill } from './is-still.ts'

const words = { to: 'copywriter', as: 'description', text: 'A red tin' } as const

test('a handed-over file is collected once, and only by its tool', () => {
  expect(collect('copywriter')).toBeNull()
  handOver(words)
  expect(collect('gif')).toBeNull()
  expect(collect('copywriter')).toEqual(words)
  expect(collect('copywriter')).toBeNull()
})

test('of several handed-over files the last one counts', () => {
  handOver({ to: 'gif', as: 'picture' })
  handOver({ to: 'dp', as: 'photo' })
  expect(collect('gif')).toBeNull()
  expect(collect('dp')).toEqual({ to: 'dp', as: 'photo' })
})

test('a handed-over file is added like a chosen one, and a text adds no picture', () => {
  const taken: File[] = []
  const intake = { take: (files: readonly File[]) => void taken.push(...files) }
  const file = new File(['x'], 'x.png')
  into(intake)({ to: 'gif', as: 'picture', file })
  into(intake)(words)
  expect(taken).toEqual([file])
})

test('the offered targets are all slots of other tools that accept it and are enabled', () => {
  const listed = ['headshot', 'gif', 'events', 'copywriter'] as const
  expect(destinationsFor('picture', 'gif', listed)).toEqual([
    { mode: 'headshot', as: 'photo' },
    { mode: 'events', as: 'flyer' },
    { mode: 'events', as: 'guest photo' },
    { mode: 'copywriter', as: 'photo' },
  ])
  expect(destinationsFor('text', 'gif', listed)).toEqual([{ mode: 'copywriter', as: 'description' }])
  expect(destinationsFor('picture', 'headshot', ['gif'])).toEqual([{ mode: 'gif', as: 'picture' }])
  expect(destinationsFor('text', 'copywriter', listed)).toEqual([])
})

test.each([
  ['/files/a.jpg?exp=1', true],
  ['/files/a.png?exp=1&sig=2', true],
  ['/files/a.webp', true],
  ['/files/a.gif?exp=1', false],
  ['/files/a.mp4?x=.jpg', false],
  ['/files/zip-a.zip', false],
])('%s is a still picture: %s', (url, still) => {
  expect(isStill(url)).toBe(still)
})
