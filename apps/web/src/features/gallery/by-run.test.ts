import type { Creation } from '@ufaro/contract/run.ts'
import { expect, test } from 'vitest'
import { byRun } from './by-run.ts'

const creation = (runId: string, label: string, mode: Creation['mode'] = 'headshot'): Creation => ({
  id: `${runId} ${label}`,
  runId,
  mode,
  label,
  engine: 'builtin',
  url: '/files/x',
  content: null,
  width: 8,
  height: 8,
  bytes: 1,
  previews: null,
  preview_bytes: null,
  created_at: '2026-01-01T00:00:00Z',
})

test('looks of a run are sorted by number, and the newest run comes first', () => {
  const finished = [
    creation('b', 'Look 4'),
    creation('b', 'Look 2'),
    creation('a', 'Detailed Macro Shot', 'product'),
    creation('b', 'Look 3'),
    creation('a', 'Studio Shot', 'product'),
    creation('b', 'Look 1'),
  ]
  expect(byRun(finished).map(({ id }) => id)).toEqual([
    'b Look 1',
    'b Look 2',
    'b Look 3',
    'b Look 4',
    'a Studio Shot',
    'a Detailed Macro Shot',
  ])
})
