import { expect, test } from 'vitest'
import { isVideo } from './is-video.ts'

test.each([
  ['/files/Ab_c-1.mp4?exp=1&sig=2', true],
  ['http://localhost:3001/files/x.webm', true],
  ['/files/x.gif?exp=1&sig=a.mp4b', false],
  ['/files/x.jpg?download=clip.mp4', false],
])('%s', (url, video) => {
  expect(isVideo(url)).toBe(video)
})
